import {
  deleteChat,
  getAskedQuestions,
  getChat,
  listChats,
  rateAnswer,
  renameChat,
  shareNameWithQuestions,
} from '@academy/contract/chats/chat-calls.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bindCall } from '../../http/bind-call.ts';
import { byPerson, saveLimit } from '../../http/rate-limits.ts';
import { signedIn } from '../../http/viewer.ts';
import type { Owner } from './chats.repository.ts';
import type { ChatsService } from './chats.service.ts';

/** Typing a search asks a few times a second. */
const readLimit = { max: 240, timeWindow: '1 minute', keyGenerator: byPerson };

export const ownerOf = (request: FastifyRequest, { courseId }: { courseId: string }): Owner => ({
  userId: signedIn(request).id,
  courseId,
});

export function registerChats(app: FastifyInstance, chats: ChatsService): void {
  const limited = { rateLimit: saveLimit };

  bindCall(app, listChats, ({ params, query, request }) => chats.list(ownerOf(request, params), query), {
    rateLimit: readLimit,
  });
  bindCall(app, getChat, ({ params, request }) => chats.get(ownerOf(request, params), params.chatId));
  bindCall(
    app,
    renameChat,
    ({ params, body, request }) =>
      chats.rename(ownerOf(request, params), { id: params.chatId, title: body.title }),
    limited,
  );
  bindCall(
    app,
    deleteChat,
    async ({ params, request }) => {
      await chats.remove(ownerOf(request, params), params.chatId);
      return {};
    },
    limited,
  );
  bindCall(
    app,
    rateAnswer,
    async ({ params, body, request }) => {
      const { chatId, exchangeId: id } = params;
      await chats.rate(ownerOf(request, params), { chatId, id, feedback: body.feedback });
      return {};
    },
    limited,
  );
  bindCall(
    app,
    shareNameWithQuestions,
    async ({ body, request }) => {
      await chats.shareName(signedIn(request).id, body.sharesName);
      return {};
    },
    limited,
  );
  bindCall(app, getAskedQuestions, ({ params }) => chats.listAsked(params.courseId));
}
