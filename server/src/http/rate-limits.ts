import type { Database } from '@academy/platform/database/connect.ts';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';
import { limitStoreOf } from './limit-store.ts';
import { SharedCounts } from './shared-counts.ts';

/** For what people do signed in: those who share an address do not share a limit, and many addresses make no more of it. */
export const byPerson = ({ viewer, ip }: FastifyRequest): string => viewer?.id ?? ip;

/** For saves of courses, modules and lessons: four in a second, a minute long, are no creator's. */
export const saveLimit = { max: 240, timeWindow: '1 minute', keyGenerator: byPerson };

/** For what a free preview opens to visitors, by their address: nothing keeps these answers ready. Readers are not counted. */
export const visitorLimit = {
  max: 600,
  timeWindow: '1 minute',
  allowList: ({ viewer }: FastifyRequest): boolean => viewer !== null,
};

/**
 * Counts requests by client address on the routes that ask for it, together with the other processes of the academy; too
 * many are told when to come back.
 */
export async function limitRates(app: FastifyInstance, database: Database): Promise<void> {
  const shared = new SharedCounts(database);
  app.addHook('onClose', () => shared.close());
  // A socket remembers the address that it was asked for, also when its client is gone before the request is counted.
  app.addHook('onRequest', ({ socket }, _reply, done) => {
    void socket.remoteAddress;
    done();
  });
  await app.register(rateLimit, {
    global: false,
    store: limitStoreOf(shared),
    errorResponseBuilder: (_request, { after, ttl }) =>
      new Refusal('too_many_requests', { after, seconds: Math.ceil(ttl / 1000) }),
  });
}
