import { totalmem } from 'node:os';
import { getSegment } from '@academy/contract/videos/stream-calls.ts';
import type { BlobStore } from '@academy/platform/blobs/blob-store.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../../http/http-error.ts';
import { ByteCache } from './byte-cache.ts';
import { requestedRange } from './byte-range.ts';
import { readBlob } from './read-blob.ts';
import { isKnown } from './send-bytes.ts';
import type { ServedVersions } from './served-versions.ts';
import { segmentKeyAt } from './stream-address.ts';
import { streamRoute } from './stream-route.ts';

export interface SegmentsOptions {
  readonly blobs: BlobStore;
  readonly accelRedirectPrefix: string | null;
  readonly cache: ByteCache;
  readonly served: Pick<ServedVersions, 'has'>;
}

const MEGABYTE = 1024 * 1024;

/** Four seconds at 1080p have 3 MB. What is larger is sent as it is read. */
const maxKeptBytes = 8 * MEGABYTE;

/** The same for everybody, for ever: any cache on the way, and any site, may hold it. */
const headers = {
  'content-type': 'video/mp2t',
  'cache-control': 'public, max-age=31536000, immutable',
  'accept-ranges': 'bytes',
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'content-length, content-range, etag',
  'cross-origin-resource-policy': 'cross-origin',
};

interface Segment {
  readonly key: string;
  readonly size: number;
  /** null: to be read from the store. */
  readonly bytes: Buffer | null;
}

/**
 * The encrypted parts of a video. They are noise without the key, so nobody is asked who they are. Of a version that
 * was taken off nothing is sent, though it may be in memory until something else needs the room.
 */
export function registerSegments(app: FastifyInstance, options: SegmentsOptions): void {
  const { blobs, accelRedirectPrefix, cache, served } = options;

  const findSegment = async (key: string, { method, headers }: FastifyRequest): Promise<Segment | null> => {
    const kept = cache.peek(key);
    if (kept !== undefined) return { key, size: kept.length, bytes: kept };
    const wantsBytes = method === 'GET' && headers['if-none-match'] === undefined;
    if (wantsBytes && accelRedirectPrefix === null && cache.canLoad(key)) {
      const bytes = await cache.get(key, () => readBlob(blobs, key, maxKeptBytes));
      if (bytes !== null) return { key, size: bytes.length, bytes };
    }
    const info = await blobs.head(key);
    return info === null ? null : { key, size: info.size, bytes: null };
  };

  app.addHook('onRequest', (_request, reply, done) => {
    void reply.header('cache-control', 'no-store');
    done();
  });

  const route = streamRoute(getSegment, async (params, request, reply) => {
    const key = segmentKeyAt(params);
    const isServed = key !== null && (await served.has(params.version));
    const segment = isServed ? await findSegment(key, request) : null;
    if (segment === null) throw notFound('Segment');
    // Where pages of another origin are let in with their cookies, that is said of every answer; not of this one.
    void reply.removeHeader('access-control-allow-credentials').removeHeader('vary').headers(headers);
    if (accelRedirectPrefix !== null) {
      // For the web server in front to say of what it really sends: it would put ours on its own errors too, and every
      // browser and cache would keep a refusal for a year.
      void reply.removeHeader('cache-control').removeHeader('accept-ranges');
      return reply.header('x-accel-redirect', `${accelRedirectPrefix}/${segment.key}`).send();
    }
    return sendSegment(blobs, segment, request, reply);
  });
  app.route({ ...route, config: { ...route.config, noPage: true } });
}

async function sendSegment(
  blobs: BlobStore,
  { key, size, bytes }: Segment,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const etag = `"${key.replaceAll('/', '-')}-${size}"`;
  void reply.header('etag', etag);
  if (isKnown(request, etag)) return reply.code(304).send();
  if (request.method === 'HEAD') return reply.header('content-length', size).send();

  const range = requestedRange(rangeHeader(request, etag), size);
  if (range.kind === 'outside') {
    return reply
      .code(416)
      .headers({ 'cache-control': 'no-store', 'content-range': `bytes */${size}` })
      .send();
  }
  const { start, end } = range.kind === 'part' ? range : { start: 0, end: size - 1 };
  if (range.kind === 'part') void reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`);
  if (bytes !== null) return reply.send(range.kind === 'part' ? bytes.subarray(start, end + 1) : bytes);

  const opened = await blobs.get(key, range.kind === 'part' ? range : undefined);
  if (opened === null) throw notFound('Segment');
  return reply.header('content-length', opened.length).send(opened.stream);
}

/** A part is only of use to who has the rest of the very same bytes. */
function rangeHeader({ headers }: FastifyRequest, etag: string): string | undefined {
  const { 'if-range': condition } = headers;
  return condition === undefined || condition === etag ? headers.range : undefined;
}

/** A quarter of a gigabyte is some hundred lessons' beginnings; a small machine gives a tenth of what it has. */
export function createSegmentCache(): ByteCache {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
  return new ByteCache({ maxBytes: Math.min(256 * MEGABYTE, Math.floor(memory / 10)), maxLoads: 64 });
}
