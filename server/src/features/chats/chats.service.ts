import { chatPageSize } from '@academy/contract/chats/chat-limits.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import { isId } from '@academy/platform/ids.ts';
import { Refusal } from '../../refusal.ts';
import { listMoments, listUnanswered } from './asked-questions.repository.ts';
import { readCursor, writeCursor } from './chat-cursor.ts';
import * as chats from './chats.repository.ts';
import { listExchanges, presentExchange, writeFeedback } from './exchanges.repository.ts';

interface WantedChats {
  readonly lessonId?: string | undefined;
  readonly q?: string | undefined;
  readonly after?: string | undefined;
}

export type ChatsService = ReturnType<typeof createChatsService>;

/** Who may read the course is decided before; here a chat has to be one of theirs, and another one's is missing. */
export function createChatsService({ db }: Database, models: readonly string[]) {
  return {
    async list(owner: chats.Owner, { lessonId, q = '', after }: WantedChats) {
      const place = after === undefined ? null : readCursor(after);
      if (after !== undefined && place === null) {
        throw new Refusal('bad_request', 'This is no place in the list of chats.');
      }
      // What cannot be an id, or cannot be stored, is found nowhere.
      const isPossible = (lessonId === undefined || isId(lessonId)) && !q.includes('\0');
      const limit = chatPageSize + 1;
      const wanted = { lessonId: lessonId ?? null, search: q, after: place, limit };
      const found = isPossible ? await chats.listChats(db, owner, wanted) : [];
      const shown = found.slice(0, chatPageSize);
      const last = found.length > shown.length ? shown.at(-1) : undefined;
      return {
        chats: shown.map(({ chat }) => chat),
        after: last === undefined ? null : writeCursor(last.place),
        models: [...models],
        sharesName: await chats.sharesName(db, owner.userId),
      };
    },

    async get(owner: chats.Owner, id: string) {
      const chat = isId(id) ? await chats.findChat(db, owner, id) : undefined;
      if (chat === undefined) throw new Refusal('chat_not_found');
      const exchanges = await listExchanges(db, chat.id);
      return { ...chats.told(chat), exchanges: exchanges.map(presentExchange) };
    },

    async rename(owner: chats.Owner, { id, title }: { id: string; title: string }) {
      const chat = isId(id) ? await chats.renameChat(db, owner, { id, title }) : undefined;
      if (chat === undefined) throw new Refusal('chat_not_found');
      return chats.told(chat);
    },

    async remove(owner: chats.Owner, id: string): Promise<void> {
      const isGone = isId(id) && (await chats.deleteChat(db, owner, id));
      if (!isGone) throw new Refusal('chat_not_found');
    },

    async rate(
      owner: chats.Owner,
      rated: { chatId: string; id: string; feedback: 'up' | 'down' | null },
    ): Promise<void> {
      const isThere = isId(rated.chatId) && isId(rated.id) && (await writeFeedback(db, owner, rated));
      if (!isThere) throw new Refusal('question_not_found');
    },

    shareName: (userId: string, sharesName: boolean) => chats.writeSharesName(db, userId, sharesName),

    listAsked: async (courseId: string) => ({
      moments: await listMoments(db, courseId),
      unanswered: await listUnanswered(db, courseId),
    }),
  };
}
