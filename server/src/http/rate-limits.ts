import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { HttpError } from './http-error.ts';

/** Counts requests by client address on the routes that ask for it; too many are told when to come back. */
export async function limitRates(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: (_request, { after }) =>
      new HttpError('too_many_requests', `Too many requests. Please try again in ${after}.`),
  });
}
