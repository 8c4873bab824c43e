import type { FastifyReply, FastifyRequest } from 'fastify';

const politeBytes = 1024 * 1024;
const politeMs = 2_000;

/**
 * A request that was answered before its end: the client has yet to read that, and a connection that is cut at once
 * may take the answer with it. So a little more is listened to, but not to gigabytes that nobody wants.
 */
export function stopListening({ raw }: FastifyRequest, _reply: FastifyReply, done: () => void): void {
  done();
  if (raw.complete !== false || raw.destroyed) return;
  let leftBytes = politeBytes;
  const timeUp = setTimeout(() => raw.destroy(), politeMs);
  raw.removeAllListeners('data');
  raw.on('data', (chunk: Buffer) => {
    leftBytes -= chunk.byteLength;
    if (leftBytes < 0) raw.destroy();
  });
  raw.on('error', () => undefined);
  raw.once('close', () => clearTimeout(timeUp));
  raw.once('end', () => clearTimeout(timeUp));
  raw.resume();
}
