/** Chats of one person in one course. Every statement asks for both: what is somebody else's is not there. */
import type { ChatSummary } from '@academy/contract/chats/chat-calls.ts';
import type { Queryable, Transaction } from '@academy/platform/database/connect.ts';
import { preparedSql } from '@academy/platform/database/prepared.ts';
import { chats } from '@academy/platform/database/schema/chats.ts';
import { lessons } from '@academy/platform/database/schema/curriculum.ts';
import { users } from '@academy/platform/database/schema/users.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { ChatPlace } from './chat-cursor.ts';

export interface Owner {
  readonly userId: string;
  readonly courseId: string;
}

const columns = {
  id: chats.id,
  lessonId: chats.lessonId,
  title: chats.title,
  updatedAt: chats.updatedAt,
};

export const told = <Row extends { readonly updatedAt: Date }>({ updatedAt, ...chat }: Row) => ({
  ...chat,
  updatedAt: updatedAt.toISOString(),
});

const owned = ({ userId, courseId }: Owner, id: string) =>
  and(eq(chats.id, id), eq(chats.userId, userId), eq(chats.courseId, courseId));

interface ListRow extends Omit<ChatSummary, 'updatedAt'> {
  readonly micros: string;
}

const micros = sql`(extract(epoch from chats.updated_at) * 1000000)::bigint`;
const after = {
  micros: sql`${sql.placeholder('micros')}::bigint`,
  id: sql`${sql.placeholder('id')}::uuid`,
};

/** Each word of a search stands in the title, or in something that was asked or answered. */
const list = preparedSql<ListRow>(
  'chats_list',
  sql`
    with words as materialized (
      select word from regexp_split_to_table(academy_fold(${sql.placeholder('search')}), '\\s+') as word where word <> ''
    )
    select chats.id, chats.lesson_id as "lessonId", chats.title, ${micros}::text as micros
    from chats
    where chats.user_id = ${sql.placeholder('userId')}::uuid and chats.course_id = ${sql.placeholder('courseId')}::uuid
      and chats.lesson_id is not distinct from ${sql.placeholder('lessonId')}::uuid
      and (${after.micros} is null or (${micros}, chats.id) < (${after.micros}, ${after.id}))
      and not exists (
        select from words where strpos(academy_fold(chats.title), word) = 0 and not exists (
          select from chat_exchanges where chat_id = chats.id and strpos(search_text, word) > 0
        )
      )
    order by ${micros} desc, chats.id desc limit ${sql.placeholder('limit')}::int`,
);

export interface ListedChats {
  readonly lessonId: string | null;
  readonly search: string;
  readonly after: ChatPlace | null;
  readonly limit: number;
}

export async function listChats(db: Queryable, owner: Owner, { after, ...wanted }: ListedChats) {
  const rows = await list(db, { ...owner, ...wanted, micros: after?.micros ?? null, id: after?.id ?? null });
  return rows.map(({ micros, ...chat }) => ({
    chat: { ...chat, updatedAt: new Date(Number(micros) / 1000).toISOString() },
    place: { micros, id: chat.id },
  }));
}

export async function findChat(db: Queryable, owner: Owner, id: string) {
  const [chat] = await db.select(columns).from(chats).where(owned(owner, id));
  return chat;
}

export async function renameChat(db: Queryable, owner: Owner, { id, title }: { id: string; title: string }) {
  const [chat] = await db.update(chats).set({ title }).where(owned(owner, id)).returning(columns);
  return chat;
}

export async function deleteChat(db: Queryable, owner: Owner, id: string): Promise<boolean> {
  const deleted = await db.delete(chats).where(owned(owner, id)).returning({ id: chats.id });
  return deleted.length > 0;
}

/** Until the transaction ends: what one person asks at once is counted one after the other. */
export async function lockOwner(tx: Transaction, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

export function countChats(tx: Transaction, { userId, courseId }: Owner): Promise<number> {
  return tx.$count(chats, and(eq(chats.userId, userId), eq(chats.courseId, courseId)));
}

export async function isOfCourse(tx: Transaction, courseId: string, lessonId: string): Promise<boolean> {
  return (await tx.$count(lessons, and(eq(lessons.id, lessonId), eq(lessons.courseId, courseId)))) > 0;
}

/** False where the id is taken. */
export async function insertChat(
  tx: Transaction,
  chat: Owner & { readonly id: string; readonly lessonId: string | null; readonly title: string },
): Promise<boolean> {
  const inserted = await tx.insert(chats).values(chat).onConflictDoNothing().returning({ id: chats.id });
  return inserted.length > 0;
}

export async function touchChat(tx: Transaction, id: string): Promise<void> {
  await tx.update(chats).set({ updatedAt: sql`now()` }).where(eq(chats.id, id));
}

export async function sharesName(db: Queryable, userId: string): Promise<boolean> {
  const [user] = await db.select({ shares: users.sharesName }).from(users).where(eq(users.id, userId));
  return user?.shares ?? false;
}

export async function writeSharesName(db: Queryable, userId: string, sharesName: boolean): Promise<void> {
  await db.update(users).set({ sharesName }).where(eq(users.id, userId));
}
