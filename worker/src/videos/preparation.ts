import type { BlobStore } from '@academy/platform/blobs/blob-store.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import type { JobQueue } from '@academy/platform/jobs/job-queue.ts';
import type { Log } from '@academy/platform/log.ts';
import type { Secrets } from '@academy/platform/secrets.ts';
import type { WorkFolder } from './work-folder.ts';

/** What the preparation of videos stands on. */
export interface Preparation {
  readonly database: Database;
  readonly blobs: BlobStore;
  readonly jobs: Pick<JobQueue, 'enqueue' | 'isOpen'>;
  /** Of the academy: they seal the keys of videos. */
  readonly secrets: Secrets;
  readonly work: WorkFolder;
  /** Left free on the disk for everything else, the database above all. */
  readonly reservedBytes: number;
  readonly log: Log;
}
