import type { FastifyReply, FastifyRequest } from 'fastify';

/** Whether the caller has these very bytes already. */
export function isKnown(request: FastifyRequest, etag: string): boolean {
  const { 'if-none-match': known } = request.headers;
  if (known === undefined) return false;
  return known === '*' || known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

/** The answer, or for HEAD all of it but the bytes. */
export function sendBytes(request: FastifyRequest, reply: FastifyReply, bytes: Buffer): FastifyReply {
  if (request.method !== 'HEAD') return reply.send(bytes);
  return reply.header('content-length', bytes.length).send();
}
