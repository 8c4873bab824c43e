import type { BlobStore } from '@academy/platform/blobs/blob-store.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { matchesEtag, readBlob } from '../../http/deliver-blob.ts';
import { Refusal } from '../../refusal.ts';

/** A web app on another origin of the same site shows the picture without asking by script. */
const shownBySameSite = { 'cross-origin-resource-policy': 'same-site' };
const maxPictureBytes = 4 * 1024 * 1024;

/** The answer, or for HEAD all of it but the bytes. */
export function sendBytes(request: FastifyRequest, reply: FastifyReply, bytes: Buffer): FastifyReply {
  if (request.method !== 'HEAD') return reply.send(bytes);
  return reply.header('content-length', bytes.length).send();
}

/** Sends a picture of a version by its key in the store; null where there is none. */
export function createSendPicture(blobs: BlobStore) {
  return async (request: FastifyRequest, reply: FastifyReply, key: string | null): Promise<FastifyReply> => {
    const picture = key === null ? null : await readBlob(blobs, key, maxPictureBytes);
    if (picture === null) throw new Refusal('picture_not_found');
    const etag = `"${key}-${picture.length}"`;
    // A browser may keep it, and asks each time whether it may still show it: signing out acts at once.
    void reply.headers({ 'cache-control': 'private, no-cache', etag, ...shownBySameSite });
    if (matchesEtag(request, etag)) return reply.code(304).send();
    return sendBytes(request, reply.type('image/jpeg'), picture);
  };
}
