import {
  getContentKey,
  getPoster,
  getStoryboard,
  getStreamPlaylist,
} from '@academy/contract/videos/stream-calls.ts';
import { getStream } from '@academy/contract/videos/video-calls.ts';
import type { BlobStore } from '@academy/platform/blobs/blob-store.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import type { Secrets } from '@academy/platform/secrets.ts';
import { findContentKey } from '@academy/platform/videos/content-key.ts';
import { storyboardKeyOf } from '@academy/platform/videos/video-blobs.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { enforceCourseAccess } from '../../http/access.ts';
import { Refusal } from '../../refusal.ts';
import { masterPlaylist } from './master-playlist.ts';
import { createSendPicture, sendBytes } from './send-bytes.ts';
import { heightOfPlaylist, isPlainId, playlistType, streamLimit, streamRoute } from './stream-route.ts';
import * as streams from './streams.repository.ts';
import { createVariantPlaylists } from './variant-playlists.ts';

export interface StreamsOptions {
  readonly database: Database;
  readonly blobs: BlobStore;
  readonly secrets: Secrets;
  readonly mediaOrigin: string | null;
}

/** What only readers of a lesson get of its stream, and everybody of a free preview's: the playlists, the key and the poster. */
export function registerStreams(app: FastifyInstance, options: StreamsOptions): void {
  const { blobs, secrets, mediaOrigin } = options;
  const { db } = options.database;
  const sendPicture = createSendPicture(blobs);
  const readVariantPlaylist = createVariantPlaylists(blobs);

  const findVersion = async (
    request: FastifyRequest,
    { lessonId, version }: { lessonId: string; version: string },
    height: number | null = null,
  ): Promise<NonNullable<streams.FoundVersion['version']>> => {
    const address = { lessonId, version: isPlainId(version) ? version : null, height };
    const found = await enforceCourseAccess('watcher', request, async (viewerId) =>
      isPlainId(lessonId) ? streams.findVersion(db, viewerId, address) : null,
    );
    if (found.version === null) throw new Refusal('video_not_found');
    return found.version;
  };

  const route = (options: ReturnType<typeof streamRoute>) =>
    app.route({ ...options, config: { ...options.config, rateLimit: streamLimit } });

  route(
    streamRoute(getStream, async ({ lessonId }, request, reply) => {
      const { newest, playing } = await enforceCourseAccess('watcher', request, async (viewerId) =>
        isPlainId(lessonId) ? streams.findStream(db, viewerId, lessonId) : null,
      );
      if (playing === null) throw streamNotFound(newest);
      return sendBytes(request, reply.type(playlistType), Buffer.from(masterPlaylist(lessonId, playing)));
    }),
  );

  route(
    streamRoute(getStreamPlaylist, async (params, request, reply) => {
      const height = heightOfPlaylist(params.playlist);
      const { playlistKey } = await findVersion(request, params, height);
      if (playlistKey === null || height === null) throw new Refusal('video_not_found');
      const address = { lessonId: params.lessonId, version: params.version, height, mediaOrigin };
      const playlist = await readVariantPlaylist(playlistKey, address, request.headers['accept-encoding']);
      if (playlist.encoding !== null) void reply.header('content-encoding', playlist.encoding);
      return sendBytes(request, reply.header('vary', 'accept-encoding').type(playlistType), playlist.bytes);
    }),
  );

  route(
    streamRoute(getContentKey, async (params, request, reply) => {
      const { sealedKey } = await findVersion(request, params);
      if (sealedKey === null) throw new Refusal('key_not_found');
      const key = findContentKey(secrets, params.version, sealedKey);
      if (key === null) {
        throw new Error(
          'No secret that is given opens the key of this video: npm run academy -- secret status',
        );
      }
      return sendBytes(request, reply.type('application/octet-stream'), key);
    }),
  );

  route(
    streamRoute(getPoster, async (params, request, reply) => {
      const { posterKey } = await findVersion(request, params);
      return sendPicture(request, reply, posterKey);
    }),
  );

  route(
    streamRoute(getStoryboard, async ({ sheet, ...params }, request, reply) => {
      const { hasStoryboard } = await findVersion(request, params);
      const [, number] = /^(\d{1,4})\.jpg$/.exec(sheet) ?? [];
      const isThere = hasStoryboard && number !== undefined;
      return sendPicture(request, reply, isThere ? storyboardKeyOf(params.version, Number(number)) : null);
    }),
  );
}

/** Why nothing of a lesson can be watched. */
function streamNotFound(newest: streams.FoundStream['newest']): Refusal {
  switch (newest?.state) {
    case undefined:
    case 'none':
      return new Refusal('no_video');
    case 'failed':
      return new Refusal('video_failed');
    case 'waiting':
      return new Refusal('video_waiting');
    default:
      return new Refusal('video_preparing', { percent: newest?.percent ?? 0 });
  }
}
