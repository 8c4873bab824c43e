import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';

/** For what people do signed in: those who share an address do not share a limit, and many addresses make no more of it. */
export const byPerson = ({ viewer, ip }: FastifyRequest): string => viewer?.id ?? ip;

/** For saves of courses, modules and lessons: four in a second, a minute long, are no creator's. */
export const saveLimit = { max: 240, timeWindow: '1 minute', keyGenerator: byPerson };

/** Counts requests by client address on the routes that ask for it; too many are told when to come back. */
export async function limitRates(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: (_request, { after, ttl }) =>
      new Refusal('too_many_requests', { after, seconds: Math.ceil(ttl / 1000) }),
  });
}
