import type { Answer } from '@academy/contract/chats/answer.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import { chatExchanges, chats } from '@academy/platform/database/schema/chats.ts';
import { newId } from '@academy/platform/ids.ts';
import type { InferInsertModel } from 'drizzle-orm';

interface ChatOptions {
  readonly userId: string;
  readonly courseId: string;
  readonly values?: Partial<InferInsertModel<typeof chats>>;
  readonly exchange?: Partial<InferInsertModel<typeof chatExchanges>>;
}

export const someAnswer: Answer = {
  fits: true,
  statements: [{ text: 'The warp is set up first.', sources: [] }],
  sources: [],
  model: null,
  notice: null,
};

/** A chat with one question that was answered. */
export async function insertChat(
  { db }: Database,
  { userId, courseId, values = {}, exchange = {} }: ChatOptions,
): Promise<{ chatId: string; exchangeId: string }> {
  const [chatId, exchangeId] = [newId(), newId()];
  await db.insert(chats).values({ id: chatId, userId, courseId, title: 'What is first?', ...values });
  const question = { id: exchangeId, chatId, number: 1, question: 'What is first?', answer: someAnswer };
  await db.insert(chatExchanges).values({ ...question, ...exchange });
  return { chatId, exchangeId };
}
