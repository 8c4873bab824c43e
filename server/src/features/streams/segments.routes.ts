import { totalmem } from 'node:os';
import { getSegment } from '@academy/contract/videos/stream-calls.ts';
import type { FastifyInstance } from 'fastify';
import { refuseTokens } from '../../http/bearer-token.ts';
import type { DeliverBlob } from '../../http/deliver-blob.ts';
import { LendingCache } from '../../http/lending-cache.ts';
import { Refusal } from '../../refusal.ts';
import type { ServedVersions } from './served-versions.ts';
import { segmentKeyAt, streamRoute } from './stream-route.ts';

export interface SegmentsOptions {
  readonly deliver: DeliverBlob;
  readonly served: Pick<ServedVersions, 'has'>;
}

/** The same for everybody, for ever: any cache on the way, and any site, may hold it. */
const headers = {
  'content-type': 'video/mp2t',
  'cache-control': 'public, max-age=31536000, immutable',
  'accept-ranges': 'bytes',
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'content-length, content-range, etag',
  'cross-origin-resource-policy': 'cross-origin',
};

/**
 * The encrypted parts of a video. They are noise without the key, so no session is asked for. Of a version that was
 * taken off nothing is sent, though it may be in memory until something else needs the room.
 */
export function registerSegments(app: FastifyInstance, { deliver, served }: SegmentsOptions): void {
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.header('cache-control', 'no-store');
    done();
  });

  const route = streamRoute(getSegment, async (params, request, reply) => {
    const key = segmentKeyAt(params);
    if (key === null || !(await served.has(params.version))) throw new Refusal('segment_not_found');
    const send = await deliver({ key, missing: 'segment_not_found' }, request);
    // Where pages of another origin are let in with their cookies, that is said of every answer; not of this one.
    void reply.removeHeader('access-control-allow-credentials').removeHeader('vary').headers(headers);
    return send(reply);
  });
  app.route({
    ...route,
    onRequest: refuseTokens,
    config: { ...route.config, isMedia: true, token: 'never' },
  });
}

const MEGABYTE = 1024 * 1024;

/** A quarter of a gigabyte is some hundred lessons' beginnings; a small machine gives a tenth of what it has. */
export function createSegmentCache(): LendingCache {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
  return new LendingCache({ maxBytes: Math.min(256 * MEGABYTE, Math.floor(memory / 10)), maxLoads: 64 });
}
