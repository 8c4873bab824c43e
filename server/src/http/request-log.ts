import type { FastifyInstance } from 'fastify';

/**
 * One line a request, and only where it tells something: failures of ours always, the rest when
 * somebody asked for the detail. At full load two lines a request cost more than the request.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const line = {
      method: request.method,
      path: request.url.split('?', 1)[0],
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    if (reply.statusCode >= 500) request.log.warn(line, 'request failed');
    else request.log.debug(line, 'request');
    done();
  });
}
