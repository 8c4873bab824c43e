import { apiErrorSchema } from '@academy/contract/http/api-error.ts';
import type { Access, Call } from '@academy/contract/http/call.ts';
import type { RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { FindCourse } from '../access/find-course.ts';
import { enforceAccess } from './access.ts';
import { serializeAnswer } from './json-bodies.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
  }
  interface FastifyInstance {
    findCourse: FindCourse;
  }
}

type PartOf<C, K extends string> = C extends { readonly [P in K]: infer S extends z.ZodType }
  ? z.output<S>
  : undefined;

export interface CallInput<C extends Call> {
  readonly params: PartOf<C, 'params'>;
  readonly query: PartOf<C, 'query'>;
  readonly body: PartOf<C, 'body'>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** An answer that is already bytes, made from the contract's shape before. */
export type ReadyAnswer = Buffer;

/**
 * Registers a call of the contract as a route: its path, its checks on the way in, its shape on
 * the way out (what the contract does not name is left out), and who may make it.
 */
export function bindCall<C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: (input: CallInput<C>) => Promise<z.input<C['response']> | ReadyAnswer>,
  options: { rateLimit?: RateLimitOptions; unseenByVisitors?: true; provenByToken?: true } = {},
): void {
  app.route({
    method: call.method,
    url: call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    config: { access: call.access, ...options },
    preValidation: (request) => enforceAccess(call.access, request, app.findCourse),
    schema: {
      summary: call.summary,
      tags: [call.path.split('/')[2] ?? 'api'],
      ...(call.params === undefined ? {} : { params: call.params }),
      ...(call.query === undefined ? {} : { querystring: call.query }),
      ...(call.body === undefined ? {} : { body: call.body }),
      response: {
        [call.status]: call.response,
        // What exists already is answered alike, but as no news.
        ...(call.status === 201 ? { 200: call.response } : {}),
        '4xx': apiErrorSchema,
        '5xx': apiErrorSchema,
      },
    },
    handler: async (request, reply) => {
      void reply.code(call.status);
      const { params, query, body } = request as unknown as CallInput<C>;
      const answer = await handler({ params, query, body, request, reply });
      if (Buffer.isBuffer(answer)) void reply.type('application/json; charset=utf-8');
      return answer;
    },
  });
}

/** The bytes of an answer, checked and stripped exactly as if it had been sent one by one. */
export function readyAnswer<C extends Call>(call: C, value: z.input<C['response']>): ReadyAnswer {
  return Buffer.from(serializeAnswer(call.response, value));
}
