import type { FastifyInstance } from 'fastify';

const EVERY_MS = 50;

/**
 * While the server stops, it waits for connections to end. Those without a request are closed when it begins to; but one
 * whose request was still being answered then would be kept open for the next, and the stop would wait for it.
 */
export function stopInTime(app: FastifyInstance): void {
  app.addHook('preClose', (done) => {
    const closing = setInterval(() => app.server.closeIdleConnections(), EVERY_MS);
    closing.unref();
    app.server.once('close', () => clearInterval(closing));
    done();
  });
}
