import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * How long a client may take to send a request. Without that, a byte now and then keeps a connection open for ever, and a
 * few thousand of them keep everybody else out. Node limits the headers itself; its limit for the whole request knows
 * no exception, and an upload takes hours. So bodies are limited here.
 */
export interface ReceiveLimits {
  readonly headersMs: number;
  /** For the whole of a body. The largest is a cover of 8 MB. */
  readonly bodyMs: number;
  /** An upload may take as long as it likes, but so many bytes have to come in so much time. */
  readonly uploadIdleMs: number;
  readonly uploadBytes: number;
}

export const defaultReceiveLimits: ReceiveLimits = {
  headersMs: 30_000,
  bodyMs: 120_000,
  uploadIdleMs: 60_000,
  uploadBytes: 16 * 1024,
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether bodies of this route have no end in sight. */
    longBody?: boolean;
  }
}

/** For the HTTP server itself, which looks at its connections now and then. */
export function headerLimits({ headersMs }: ReceiveLimits) {
  return { headersTimeout: headersMs, connectionsCheckingInterval: Math.ceil(headersMs / 3) };
}

export function limitBodies(app: FastifyInstance, limits: ReceiveLimits): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request)) watchBody(request, reply, limits);
    done();
  });
}

function hasBody({ headers, raw }: FastifyRequest): boolean {
  // A request that is injected has no connection that could be kept open.
  if (!(raw.socket instanceof Socket)) return false;
  const { 'content-length': length, 'transfer-encoding': encoding } = headers;
  return encoding !== undefined || (length !== undefined && length !== '0');
}

function watchBody(request: FastifyRequest, reply: FastifyReply, limits: ReceiveLimits): void {
  const { raw } = request;
  const isLong = request.routeOptions.config?.longBody === true;
  let seenBytes = raw.socket.bytesRead;
  const look = () => {
    if (raw.complete) return clearInterval(timer);
    const cameBytes = raw.socket.bytesRead - seenBytes;
    seenBytes += cameBytes;
    if (isLong && cameBytes >= limits.uploadBytes) return;
    clearInterval(timer);
    hangUp(request, reply);
  };
  const timer = setInterval(look, isLong ? limits.uploadIdleMs : limits.bodyMs);
  timer.unref();
  raw.once('close', () => clearInterval(timer));
}

/** As the server itself does it when headers take too long; in the middle of an answer nothing more can be said. */
function hangUp({ raw: { socket }, server }: FastifyRequest, { raw: answer }: FastifyReply): void {
  if (answer.headersSent) return void socket.destroy();
  const error = Object.assign(new Error('The body took too long.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  server.server.emit('clientError', error, socket);
}
