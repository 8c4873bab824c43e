/**
 * How the bytes of a blob leave: from memory, as they are read from the store, or by the web server in front. Features
 * say which blob, and know neither folders nor proxies.
 */
import type { BlobStore } from '@academy/platform/blobs/blob-store.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';
import type { LendingCache, LentBytes } from './lending-cache.ts';

/** Looks the blob up, or refuses with the code that says what is missing; what it returns sends the answer. */
export type DeliverBlob = (
  blob: {
    readonly key: string;
    readonly missing: 'segment_not_found' | 'resource_not_found' | 'export_not_found';
  },
  request: FastifyRequest,
) => Promise<(reply: FastifyReply) => FastifyReply | Promise<FastifyReply>>;

export interface BlobDeliveryOptions {
  readonly blobs: BlobStore;
  /** Keeps in memory what many ask for at once; without it, all is sent as it is read. */
  readonly cache?: LendingCache;
  /** Where the web server in front finds the store, to send from it itself; null: we send. */
  readonly accelRedirectPrefix: string | null;
}

/** Four seconds at 1080p have 3 MB. What is larger is sent as it is read. */
const maxKeptBytes = 8 * 1024 * 1024;

/** For blobs that never change under their keys. */
export function createBlobDelivery({ blobs, cache, accelRedirectPrefix }: BlobDeliveryOptions): DeliverBlob {
  const borrow = async (key: string, { method, headers }: FastifyRequest): Promise<LentBytes | null> => {
    const wantsBytes = method === 'GET' && headers['if-none-match'] === undefined;
    const mayLoad = wantsBytes && accelRedirectPrefix === null && cache?.canLoad(key) === true;
    return mayLoad
      ? cache.borrow(key, (room) => blobs.read(key, (size) => (size > maxKeptBytes ? null : room(size))))
      : null;
  };

  return async ({ key, missing }, request) => {
    const lent = cache?.borrowKept(key) ?? (await borrow(key, request));
    const bytes = lent?.bytes ?? null;
    const size = bytes?.length ?? (await blobs.head(key))?.size;
    if (size === undefined) throw new Refusal(missing);
    if (accelRedirectPrefix !== null) return (reply) => redirect(`${accelRedirectPrefix}/${key}`, reply);
    return async (reply) => {
      if (lent !== null) reply.raw.once('close', lent.giveBack);
      const part = answerWithoutBody({ key, size }, request, reply);
      if (part === null) return reply.send();
      if (bytes !== null)
        return reply.send(part === 'whole' ? bytes : bytes.subarray(part.start, part.end + 1));
      const opened = await blobs.get(key, part === 'whole' ? undefined : part);
      if (opened === null) throw new Refusal(missing);
      return reply.header('content-length', opened.length).send(opened.stream);
    };
  };
}

/**
 * The web server in front says itself how long to keep what it really sends: it would put our headers on its own errors
 * too, and every browser and cache would keep a refusal for a year.
 */
function redirect(path: string, reply: FastifyReply): FastifyReply {
  void reply.removeHeader('cache-control').removeHeader('accept-ranges');
  return reply.header('x-accel-redirect', path).send();
}

/** Everything about the answer but its bytes: which of them to send, or null for none. */
function answerWithoutBody(
  { key, size }: { key: string; size: number },
  request: FastifyRequest,
  reply: FastifyReply,
): 'whole' | { start: number; end: number } | null {
  const etag = `"${key.replaceAll('/', '-')}-${size}"`;
  void reply.header('etag', etag);
  if (matchesEtag(request, etag)) {
    void reply.code(304);
    return null;
  }
  if (request.method === 'HEAD') {
    void reply.header('content-length', size);
    return null;
  }
  const range = requestedRange(rangeHeader(request, etag), size);
  if (range.kind === 'outside') {
    void reply.code(416).headers({ 'cache-control': 'no-store', 'content-range': `bytes */${size}` });
    return null;
  }
  if (range.kind === 'whole') return 'whole';
  void reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
  return range;
}

/** Whether the client has these very bytes already. */
export function matchesEtag({ headers }: FastifyRequest, etag: string): boolean {
  const { 'if-none-match': known } = headers;
  if (known === undefined) return false;
  return known === '*' || known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

/** A part is only of use to a client that has the rest of the very same bytes. */
function rangeHeader({ headers }: FastifyRequest, etag: string): string | undefined {
  const { 'if-range': condition } = headers;
  return condition === undefined || condition === etag ? headers.range : undefined;
}

export type RequestedRange =
  | { readonly kind: 'whole' }
  | { readonly kind: 'part'; readonly start: number; readonly end: number }
  | { readonly kind: 'outside' };

const SINGLE_RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * What a Range header asks of so many bytes; both ends are included. Several ranges at once are answered with the
 * whole, as is what cannot be understood: both are allowed, and no video player asks for them.
 */
export function requestedRange(header: string | undefined, size: number): RequestedRange {
  const [, first = '', last = ''] = SINGLE_RANGE.exec(header ?? '') ?? [];
  if (first === '' && last === '') return { kind: 'whole' };
  if (first === '') return lastBytes(Number(last), size);
  const start = Number(first);
  if (last !== '' && Number(last) < start) return { kind: 'whole' };
  if (start >= size) return { kind: 'outside' };
  return { kind: 'part', start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}

function lastBytes(count: number, size: number): RequestedRange {
  if (count === 0 || size === 0) return { kind: 'outside' };
  return { kind: 'part', start: Math.max(0, size - count), end: size - 1 };
}

/** The whole of a blob; null when there is none, or when it has more bytes than should be held at once. */
export function readBlob(blobs: BlobStore, key: string, maxBytes: number): Promise<Buffer | null> {
  // In memory of their own: a part of something larger would keep all of it in memory for as long as itself.
  return blobs.read(key, (size) => (size > maxBytes ? null : Buffer.allocUnsafeSlow(size)));
}
