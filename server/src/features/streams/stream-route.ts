import type { Call } from '@academy/contract/http/call.ts';
import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { z } from 'zod';

type ParamsOf<C> = C extends { readonly params: infer P extends z.ZodType } ? z.output<P> : never;

/**
 * A call of the contract as a route that answers with bytes. The parts of its address are texts for the handler to
 * understand: it first finds out who asks, so that a visitor is told to sign in whatever they made up.
 */
export function streamRoute<C extends Call>(
  call: C,
  handler: (params: ParamsOf<C>, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): Pick<RouteOptions, 'config' | 'handler' | 'method' | 'schema' | 'url' | 'validatorCompiler'> {
  return {
    method: ['GET', 'HEAD'],
    url: call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    config: { access: call.access },
    schema: {
      summary: call.summary,
      tags: ['hls'],
      ...(call.params === undefined ? {} : { params: call.params }),
    },
    validatorCompiler: () => (value) => ({ value }),
    handler: (request, reply) => handler(request.params as ParamsOf<C>, request, reply),
  };
}
