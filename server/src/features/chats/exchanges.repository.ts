/** Questions of a chat and their answers. Whose the chat is was asked before, but where a function takes an owner. */
import type { Answer, Exchange } from '@academy/contract/chats/answer.ts';
import type { Queryable, Transaction } from '@academy/platform/database/connect.ts';
import { chatExchanges as exchanges } from '@academy/platform/database/schema/chats.ts';
import { and, asc, desc, eq, isNotNull, lt, sql } from 'drizzle-orm';
import type { Owner } from './chats.repository.ts';

const columns = {
  id: exchanges.id,
  chatId: exchanges.chatId,
  number: exchanges.number,
  question: exchanges.question,
  answer: exchanges.answer,
  answeringSince: exchanges.answeringSince,
  feedback: exchanges.feedback,
  askedAt: exchanges.askedAt,
};

export function listExchanges(db: Queryable, chatId: string) {
  return db
    .select(columns)
    .from(exchanges)
    .where(eq(exchanges.chatId, chatId))
    .orderBy(asc(exchanges.number));
}

export type ExchangeRow = Awaited<ReturnType<typeof listExchanges>>[number];

export function presentExchange({ id, question, answer, feedback, askedAt }: ExchangeRow): Exchange {
  return { id, question, answer, feedback, askedAt: askedAt.toISOString() };
}

/** Of whichever chat: an id that somebody made up may be one of another. */
export async function findExchange(db: Queryable, id: string): Promise<ExchangeRow | undefined> {
  const [exchange] = await db.select(columns).from(exchanges).where(eq(exchanges.id, id));
  return exchange;
}

export async function countExchanges(tx: Transaction, chatId: string): Promise<number> {
  return tx.$count(exchanges, eq(exchanges.chatId, chatId));
}

interface NewExchange {
  readonly id: string;
  readonly chatId: string;
  readonly question: string;
  readonly answeringSince: Date;
  readonly atSeconds: number | null;
}

/** Undefined where the id is taken. */
export async function insertExchange(tx: Transaction, exchange: NewExchange) {
  const number = sql`(select coalesce(max(number), 0) + 1 from chat_exchanges where chat_id = ${exchange.chatId}::uuid)`;
  const [inserted] = await tx
    .insert(exchanges)
    .values({ ...exchange, number })
    .onConflictDoNothing()
    .returning(columns);
  return inserted;
}

/** From now on the caller answers it. */
export async function claimExchange(tx: Transaction, id: string, answeringSince: Date): Promise<void> {
  await tx.update(exchanges).set({ answeringSince }).where(eq(exchanges.id, id));
}

interface Earlier {
  readonly limit: number;
  readonly withSummaries: boolean;
}

/** What was asked before it and answered, the last one first: 'and how long?' after a 'thanks' means what was asked before that. */
export function listEarlier(
  db: Queryable,
  { chatId, number }: Pick<ExchangeRow, 'chatId' | 'number'>,
  { limit, withSummaries }: Earlier,
) {
  const reply = sql`${exchanges.answer} ->> 'reply'`;
  return db
    .select({ question: exchanges.question, answer: exchanges.answer })
    .from(exchanges)
    .where(
      and(
        ...[eq(exchanges.chatId, chatId), lt(exchanges.number, number), isNotNull(exchanges.answer)],
        withSummaries ? sql`coalesce(${reply}, 'summary') = 'summary'` : sql`${reply} is null`,
      ),
    )
    .orderBy(desc(exchanges.number))
    .limit(limit);
}

export interface Claim {
  readonly id: string;
  readonly answeringSince: Date;
}

const isClaimed = ({ id, answeringSince }: Claim) =>
  and(eq(exchanges.id, id), eq(exchanges.answeringSince, answeringSince));

/**
 * False where it was deleted meanwhile, or is answered by another who thought that nobody was at it. Who says 'thank you' or wants
 * a summary asks nothing about the second at which the film stood.
 */
export async function writeAnswer(tx: Transaction, claim: Claim, answer: Answer): Promise<boolean> {
  const written = await tx
    .update(exchanges)
    .set({
      ...{ answer, answeringSince: null, feedback: null },
      ...(answer.reply === undefined ? {} : { atSeconds: null }),
    })
    .where(isClaimed(claim))
    .returning({ id: exchanges.id });
  return written.length > 0;
}

/** False where it is nobody's any more, or another one's. */
export async function renewClaim(db: Queryable, claim: Claim, answeringSince: Date): Promise<boolean> {
  const renewed = await db
    .update(exchanges)
    .set({ answeringSince })
    .where(isClaimed(claim))
    .returning({ id: exchanges.id });
  return renewed.length > 0;
}

/** Nobody is at it any more, and whoever asks again is answered. */
export async function releaseExchange(db: Queryable, claim: Claim): Promise<void> {
  await db.update(exchanges).set({ answeringSince: null }).where(isClaimed(claim));
}

/** False where there is no such question in that chat of theirs. */
export async function writeFeedback(
  db: Queryable,
  { userId, courseId }: Owner,
  { chatId, id, feedback }: { chatId: string; id: string; feedback: 'up' | 'down' | null },
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update chat_exchanges set feedback = ${feedback} from chats
    where chat_exchanges.id = ${id}::uuid and chat_id = ${chatId}::uuid and chats.id = chat_id
      and chats.user_id = ${userId}::uuid and chats.course_id = ${courseId}::uuid`);
  return rowCount === 1;
}
