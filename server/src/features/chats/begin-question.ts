/** What is written before a question is answered: the chat, the question, and who is at it. In one short transaction. */
import { chatLimits as limits } from '@academy/contract/chats/chat-limits.ts';
import { titleFromMessage } from '@academy/contract/chats/chat-title.ts';
import type { Transaction } from '@academy/platform/database/connect.ts';
import { isId } from '@academy/platform/ids.ts';
import { Refusal } from '../../refusal.ts';
import { takeQuestion } from './assistant-use.repository.ts';
import type { Owner } from './chats.repository.ts';
import * as chats from './chats.repository.ts';
import type { ExchangeRow } from './exchanges.repository.ts';
import * as exchanges from './exchanges.repository.ts';

/** Who did not answer for so long was killed; a living one says every now and then that it is at it. */
const abandonedAfterMs = 2 * 60_000;

/** Characters of a title; 25 letters can be many more. */
const titleCharacters = 200;

export interface Question {
  readonly id: string;
  readonly lessonId: string | null;
  readonly question: string;
  /** Where the film stood. */
  readonly atSeconds?: number | undefined;
}

export interface BegunQuestion {
  readonly lessonId: string | null;
  readonly exchange: ExchangeRow;
}

interface Asking {
  readonly owner: Owner;
  readonly chatId: string;
  readonly now: Date;
}

/** Sent twice, a question is one: it comes back as it is, or is answered anew where that was cut short. */
export async function beginQuestion(
  tx: Transaction,
  { owner, chatId, now }: Asking,
  { id, lessonId, question, atSeconds }: Question,
): Promise<BegunQuestion & { readonly isAnswered: boolean }> {
  if (!isId(chatId)) throw new Refusal('chat_not_found');
  await chats.lockOwner(tx, owner.userId);
  const chat = await chats.findChat(tx, owner, chatId);
  const asked = await exchanges.findExchange(tx, id);
  if (asked !== undefined) {
    if (chat === undefined) throw new Refusal('chat_not_found');
    if (asked.chatId !== chat.id) throw new Refusal('question_not_found');
    if (asked.answer !== null) return { lessonId: chat.lessonId, exchange: asked, isAnswered: true };
    return { lessonId: chat.lessonId, exchange: await takeOver(tx, owner, asked, now), isAnswered: false };
  }
  const { lessonId: about } = chat ?? (await beginChat(tx, owner, { chatId, lessonId, question }));
  const limit = limits.questionsPerChat;
  if ((await exchanges.countExchanges(tx, chatId)) >= limit) {
    throw new Refusal('too_many_questions_of_chat', { limit });
  }
  await countQuestion(tx, owner, now);
  const exchange = await exchanges.insertExchange(tx, {
    ...{ id, chatId, question, answeringSince: now },
    atSeconds: atSeconds ?? null,
  });
  if (exchange === undefined) throw new Refusal('question_not_found');
  await chats.touchChat(tx, chatId);
  return { lessonId: about, exchange, isAnswered: false };
}

/** The same for a question that is there: it is answered anew, whatever became of its answer. */
export async function beginAgain(
  tx: Transaction,
  { owner, chatId, now }: Asking,
  id: string,
): Promise<BegunQuestion> {
  await chats.lockOwner(tx, owner.userId);
  const chat = isId(chatId) ? await chats.findChat(tx, owner, chatId) : undefined;
  if (chat === undefined) throw new Refusal('chat_not_found');
  const asked = isId(id) ? await exchanges.findExchange(tx, id) : undefined;
  if (asked?.chatId !== chat.id) throw new Refusal('question_not_found');
  return { lessonId: chat.lessonId, exchange: await takeOver(tx, owner, asked, now) };
}

async function takeOver(tx: Transaction, owner: Owner, asked: ExchangeRow, now: Date): Promise<ExchangeRow> {
  const since = asked.answeringSince?.getTime() ?? Number.NEGATIVE_INFINITY;
  if (now.getTime() - since < abandonedAfterMs) throw new Refusal('question_being_answered');
  await countQuestion(tx, owner, now);
  await exchanges.claimExchange(tx, asked.id, now);
  await chats.touchChat(tx, asked.chatId);
  return { ...asked, answeringSince: now };
}

async function beginChat(
  tx: Transaction,
  owner: Owner,
  { chatId, lessonId, question }: { chatId: string; lessonId: string | null; question: string },
): Promise<{ readonly lessonId: string | null }> {
  if (lessonId !== null && !(await chats.isOfCourse(tx, owner.courseId, lessonId))) {
    throw new Refusal('lesson_not_found');
  }
  const limit = limits.chatsPerCourse;
  if ((await chats.countChats(tx, owner)) >= limit) throw new Refusal('too_many_chats', { limit });
  const title = [...titleFromMessage(question)].slice(0, titleCharacters).join('');
  // Taken by somebody else: then it is theirs, and this one cannot be begun.
  if (!(await chats.insertChat(tx, { id: chatId, ...owner, lessonId, title }))) {
    throw new Refusal('chat_not_found');
  }
  return { lessonId };
}

async function countQuestion(tx: Transaction, { userId }: Owner, now: Date): Promise<void> {
  const limit = limits.questionsPerHour;
  if (await takeQuestion(tx, userId, limit)) return;
  throw new Refusal('too_many_questions', {
    limit,
    seconds: 3600 - (Math.floor(now.getTime() / 1000) % 3600),
  });
}
