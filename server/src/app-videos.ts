/** Part of the composition: a lesson's video, from its upload to its stream. */
import type { BlobStore } from '@academy/platform/blobs/blob-store.ts';
import type { UploadStore } from '@academy/platform/blobs/upload-store.ts';
import type { Config } from '@academy/platform/config.ts';
import type { Database, Queryable } from '@academy/platform/database/connect.ts';
import type { JobQueue } from '@academy/platform/jobs/job-queue.ts';
import {
  findLargestUpload,
  findUploadLimits,
  type UploadLimitsConfig,
} from '@academy/platform/school-settings/upload-limits.ts';
import type { Secrets } from '@academy/platform/secrets.ts';
import type { FastifyInstance } from 'fastify';
import { registerCaptionRenditions } from './features/streams/caption-renditions.routes.ts';
import { registerSegments } from './features/streams/segments.routes.ts';
import type { ServedVersions } from './features/streams/served-versions.ts';
import { registerStreams } from './features/streams/streams.routes.ts';
import { createCreatorQuota } from './features/uploads/creator-quota.ts';
import { registerUploads } from './features/uploads/uploads.ts';
import { registerVideoCalls } from './features/videos/videos.routes.ts';
import { createVideosService, type VideosService } from './features/videos/videos.service.ts';
import { createBlobDelivery } from './http/deliver-blob.ts';
import type { LendingCache } from './http/lending-cache.ts';

export type VideoConfig = Pick<Config, 'accelRedirectPrefix' | 'mediaOrigin'> & UploadLimitsConfig;

/** What sending segments and removing videos share. */
export interface SharedVideoParts {
  readonly segmentCache: LendingCache;
  readonly served: ServedVersions;
}

export interface VideoOptions {
  readonly config: VideoConfig;
  readonly secrets: Secrets;
  readonly database: Database;
  readonly directUrl: string;
  readonly blobs: BlobStore;
  readonly uploadStore: UploadStore;
  readonly jobs: Pick<JobQueue, 'enqueue' | 'isOpen'>;
}

/** The calls of a user: in the scope that looks up sessions. */
export function registerVideos(
  api: FastifyInstance,
  options: VideoOptions,
  { served }: SharedVideoParts,
): VideosService {
  const { blobs, secrets, config } = options;
  const findLimits = (db: Queryable, userId: string) => findUploadLimits(db, config, userId);
  const findLargest = () => findLargestUpload(options.database.db, config);
  const takeFromQuota = createCreatorQuota(findLimits);
  const uploads = registerUploads(api, { ...options, takeFromQuota, findLimits, findLargest });
  const videos = createVideosService({
    ...options,
    takeFromQuota,
    discardUploads: uploads.discardOfLesson,
    discardCourseUploads: uploads.discardOfCourse,
    onVideosRemoved: () => served.forget(),
    onDiscardFailed: (error) => api.log.warn({ err: error }, 'The files of a video could not be removed yet'),
  });
  registerVideoCalls(api, videos);
  registerStreams(api, { database: options.database, blobs, secrets, mediaOrigin: config.mediaOrigin });
  registerCaptionRenditions(api, options.database);
  return videos;
}

/** What is public and asked for by many at once: in a scope of its own, which looks up no sessions. */
export function registerVideoSegments(
  media: FastifyInstance,
  { blobs, config }: VideoOptions,
  { segmentCache, served }: SharedVideoParts,
): void {
  const { accelRedirectPrefix } = config;
  const deliver = createBlobDelivery({ blobs, cache: segmentCache, accelRedirectPrefix });
  registerSegments(media, { deliver, served });
}
