import {
  getVideoStatus,
  importVideo,
  removeVideo,
  retryVideo,
} from '@academy/contract/videos/video-calls.ts';
import type { FastifyInstance } from 'fastify';
import { bindCall } from '../../http/bind-call.ts';
import { visitorLimit } from '../../http/rate-limits.ts';
import { signedIn } from '../../http/viewer.ts';
import type { VideosService } from './videos.service.ts';

/** Each asks another server for a file, or a worker for minutes of its time. */
const workLimit = { max: 60, timeWindow: '1 minute' };

export function registerVideoCalls(app: FastifyInstance, videos: VideosService): void {
  bindCall(
    app,
    getVideoStatus,
    async ({ params, request }) => videos.statusFor(request.viewer, params.lessonId),
    { rateLimit: visitorLimit },
  );

  bindCall(
    app,
    importVideo,
    async ({ params: { lessonId }, body, request }) => {
      const viewer = signedIn(request);
      await videos.importFrom({ lessonId, userId: viewer.id, url: body.url });
      return videos.statusFor(viewer, lessonId);
    },
    { rateLimit: workLimit },
  );

  bindCall(
    app,
    retryVideo,
    async ({ params, request }) => {
      await videos.retry(params.lessonId);
      return videos.statusFor(signedIn(request), params.lessonId);
    },
    { rateLimit: workLimit },
  );

  bindCall(app, removeVideo, async ({ params }) => {
    await videos.remove(params.lessonId);
    return {};
  });
}
