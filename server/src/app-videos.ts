/** Part of the composition: a lesson's video, from its upload to its stream. */
import type { BlobStore } from '@academy/platform/blobs/blob-store.ts';
import type { Config } from '@academy/platform/config.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import type { JobQueue } from '@academy/platform/jobs/job-queue.ts';
import type { FastifyInstance } from 'fastify';

export type VideoConfig = Pick<
  Config,
  'accelRedirectPrefix' | 'creatorQuotaBytes' | 'dataDir' | 'maxUploadBytes' | 'mediaOrigin'
>;

export interface VideoOptions {
  readonly config: VideoConfig;
  readonly secret: string;
  readonly database: Database;
  readonly connectionString: string;
  readonly blobs: BlobStore;
  readonly jobs: Pick<JobQueue, 'enqueue'>;
}

/** The calls that are made by somebody: in the scope that knows who asks. */
export function registerVideos(_api: FastifyInstance, _options: VideoOptions): void {}
