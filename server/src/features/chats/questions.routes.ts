import { askAgain, askQuestion } from '@academy/contract/chats/chat-calls.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { z } from 'zod';
import { enforceAccess } from '../../http/access.ts';
import { byPerson } from '../../http/rate-limits.ts';
import type { AnswerRun, AnswerStreams } from './answer-streams.ts';
import { ownerOf } from './chats.routes.ts';
import type { QuestionsService } from './questions.service.ts';

/** A person asks a few times a minute, and a browser whose line was cut asks again. */
const askLimit = { max: 60, timeWindow: '1 minute', keyGenerator: byPerson };

/** Each line is to be read when it is written: nobody on the way may keep it, gather it or pack it. */
const lineHeaders = {
  'content-type': 'application/x-ndjson; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
};

export function registerQuestions(
  app: FastifyInstance,
  questions: QuestionsService,
  streams: AnswerStreams,
): void {
  const send = (reply: FastifyReply, run: AnswerRun) => reply.headers(lineHeaders).send(streams.open(run));
  const routeOf = (call: typeof askQuestion | typeof askAgain) => ({
    method: call.method,
    url: call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    config: { access: call.access, rateLimit: askLimit },
    schema: { summary: call.summary, tags: ['courses'], params: call.params, body: call.body },
    preValidation: (request: Parameters<typeof enforceAccess>[1]) =>
      enforceAccess(call.access, request, app.findCourse),
  });

  app.route({
    ...routeOf(askQuestion),
    handler: async (request, reply) => {
      const params = request.params as z.output<typeof askQuestion.params>;
      const question = request.body as z.output<typeof askQuestion.body>;
      const path = { ...ownerOf(request, params), chatId: params.chatId };
      return send(reply, await questions.ask(path, question));
    },
  });

  app.route({
    ...routeOf(askAgain),
    handler: async (request, reply) => {
      const params = request.params as z.output<typeof askAgain.params>;
      const path = { ...ownerOf(request, params), chatId: params.chatId };
      const { model } = request.body as z.output<typeof askAgain.body>;
      return send(reply, await questions.askAgain(path, params.exchangeId, model));
    },
  });
}
