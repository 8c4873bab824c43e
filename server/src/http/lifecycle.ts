/** Whether the process lives and can serve, and how it stops. */
import type { Server } from 'node:http';
import type { Database } from '@academy/platform/database/connect.ts';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusal.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** From now on it says that it is not ready, and answers all the same: a balancer sends its requests elsewhere. */
    beginDrain(): void;
  }
}

/** /healthz: the process lives. /readyz: it can serve and goes on to, which needs its database. */
export function registerHealth(app: FastifyInstance, { pool }: Database): void {
  let isDraining = false;
  app.decorate('beginDrain', () => {
    isDraining = true;
  });
  // A connection that is kept open would go on sending requests here.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isDraining) void reply.header('connection', 'close');
    done();
  });
  app.get('/healthz', { config: { access: 'public' }, schema: { hide: true } }, async () => ({
    status: 'alive',
  }));

  app.get('/readyz', { config: { access: 'public' }, schema: { hide: true } }, async () => {
    if (isDraining) throw new Refusal('stopping');
    await pool.query({ name: 'ready', text: 'SELECT 1' }).catch(() => {
      throw new Refusal('database_away');
    });
    return { status: 'ready' };
  });
}

const EVERY_MS = 50;
const LONGEST_WAIT_MS = 1_000;
const QUIET_TURNS = 5;
const TURN_MS = 5;

/**
 * While the server stops, it waits for connections to end. Those without a request are closed when it begins to; but one
 * whose request was still being answered then would be kept open for the next, and the stop would wait for it.
 *
 * It begins to when nobody is waiting to be let in: the system breaks off whoever has connected, and perhaps sent a request,
 * and was not taken by us yet.
 */
export function stopInTime(app: FastifyInstance): void {
  app.addHook('preClose', (done) => {
    whenNobodyWaits(app.server, () => {
      // Not before: a connection that was just let in, and whose request was not read yet, counts as idle, too.
      const closing = setInterval(() => app.server.closeIdleConnections(), EVERY_MS);
      closing.unref();
      app.server.once('close', () => clearInterval(closing));
      done();
    });
  });
}

/**
 * Connections are taken between two turns of the event loop, and the system hands them over late where it is busy: some turns,
 * and not only some time, without a new one have left nobody waiting.
 */
function whenNobodyWaits(server: Server, then: () => void): void {
  const givenUpAt = performance.now() + LONGEST_WAIT_MS;
  let quietTurns = 0;
  const onConnection = () => {
    quietTurns = 0;
  };
  const look = () => {
    quietTurns += 1;
    if (quietTurns <= QUIET_TURNS && performance.now() < givenUpAt) {
      setTimeout(() => setImmediate(look), TURN_MS);
      return;
    }
    server.off('connection', onConnection);
    then();
  };
  server.on('connection', onConnection);
  setImmediate(look);
}
