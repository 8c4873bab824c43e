import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

/**
 * One line a request, and only where it tells something: failures of ours always, the rest at
 * the log level debug. At full load two lines a request cost more than the request.
 */
export function logRequests(app: FastifyInstance): void {
  const detailed = app.log.level === 'debug' || app.log.level === 'trace';
  app.setChildLoggerFactory((logger, bindings) => lazyChild(logger, bindings));

  app.addHook('onResponse', (request, reply, done) => {
    if (detailed || reply.statusCode >= 500) {
      const line = {
        method: request.method,
        path: request.url.split('?', 1)[0],
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      };
      if (reply.statusCode >= 500) request.log.warn(line, 'request failed');
      else request.log.debug(line, 'request');
    }
    done();
  });
}

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Most requests log nothing; the logger that knows their id is made by the first line that needs it. */
function lazyChild(parent: FastifyBaseLogger, bindings: object): FastifyBaseLogger {
  let made: FastifyBaseLogger | undefined;
  const child = () => {
    made ??= parent.child(bindings);
    return made;
  };
  const lazy = Object.create(parent) as FastifyBaseLogger;
  for (const level of levels) {
    lazy[level] = (...line: unknown[]) => Reflect.apply(child()[level], child(), line);
  }
  lazy.child = (...more) => child().child(...more);
  return lazy;
}
