import { getCaptionPlaylist } from '@academy/contract/videos/stream-calls.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import type { FastifyInstance } from 'fastify';
import { enforceCourseAccess } from '../../http/access.ts';
import { Refusal } from '../../refusal.ts';
import {
  captionPlaylist,
  captionSegment,
  captionSegmentSeconds,
  readCaptionFileName,
} from './caption-rendition.ts';
import { findCaptions, listCuesBetween } from './caption-renditions.repository.ts';
import { sendBytes } from './send-bytes.ts';
import { isPlainId, playlistType, streamLimit, streamRoute } from './stream-route.ts';

/** Captions beside the stream, for players that have a menu of their own for them: Safari's in full screen, and those of televisions. */
export function registerCaptionRenditions(app: FastifyInstance, { db }: Database): void {
  const route = streamRoute(getCaptionPlaylist, async ({ lessonId, version, playlist }, request, reply) => {
    const named = readCaptionFileName(playlist);
    const address = {
      lessonId,
      version: isPlainId(version) ? version : null,
      language: named?.language ?? null,
    };
    const { captions } = await enforceCourseAccess('watcher', request, async (viewerId) =>
      isPlainId(lessonId) ? findCaptions(db, viewerId, address) : null,
    );
    if (captions === null || named === null) throw new Refusal('captions_not_found');
    if (named.segment === null) {
      const list = captionPlaylist(named.language, captions.seconds);
      return sendBytes(request, reply.type(playlistType), Buffer.from(list));
    }
    const fromMs = named.segment * captionSegmentSeconds * 1000;
    const minute = { fromMs, toMs: fromMs + captionSegmentSeconds * 1000 };
    const cues = await listCuesBetween(db, captions.trackId, minute);
    void reply.header('x-content-type-options', 'nosniff').type('text/vtt; charset=utf-8');
    return sendBytes(request, reply, Buffer.from(captionSegment(cues, captions.frameRate)));
  });
  app.route({ ...route, config: { ...route.config, rateLimit: streamLimit } });
}
