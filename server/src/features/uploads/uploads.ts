import type { BlobStore } from '@academy/platform/blobs/blob-store.ts';
import type { UploadStore } from '@academy/platform/blobs/upload-store.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import type { JobQueue } from '@academy/platform/jobs/job-queue.ts';
import type { FastifyInstance } from 'fastify';
import type { FindLimits, TakeFromQuota } from './creator-quota.ts';
import { TusDataStore } from './tus-data-store.ts';
import { createTusServer } from './tus-server.ts';
import { UploadLocker } from './upload-locker.ts';
import { createUploadsRepository } from './uploads.repository.ts';
import { registerUploadRoutes } from './uploads.routes.ts';
import { createUploadsService, type UploadsService } from './uploads.service.ts';

export interface UploadsOptions {
  readonly database: Database;
  readonly directUrl: string;
  readonly blobs: BlobStore;
  readonly uploadStore: UploadStore;
  readonly jobs: Pick<JobQueue, 'enqueue'>;
  readonly takeFromQuota: TakeFromQuota;
  readonly findLimits: FindLimits;
  readonly findLargest: () => Promise<number>;
}

/** The headers of the protocol that a page of another origin has to be shown, where there is one. */
export const uploadHeaders = [
  'Location',
  'Tus-Resumable',
  'Upload-Length',
  'Upload-Metadata',
  'Upload-Offset',
];

export function registerUploads(app: FastifyInstance, options: UploadsOptions): UploadsService {
  const { directUrl, database } = options;
  const repository = createUploadsRepository(database);
  const locker = new UploadLocker({ directUrl });
  const uploads = createUploadsService({ ...options, repository, locker });
  const dataStore = new TusDataStore({
    uploadStore: options.uploadStore,
    repository,
    onBytes: (id) => locker.heard(id),
  });
  const answerTus = createTusServer({ ...options, dataStore, locker, uploads });

  void app.register((scope, _options, registered) => {
    registerUploadRoutes(scope, { uploads, locker, answerTus });
    registered();
  });
  app.addHook('onListen', () => {
    const warn = (error: unknown) => app.log.warn({ err: error }, 'An upload could not be finished yet');
    uploads.finishComplete(warn).catch(warn);
  });
  // An upload would keep us from stopping for as long as it takes: its client goes on with it after the restart.
  app.addHook('preClose', (done) => {
    locker.releaseAll();
    done();
  });
  app.addHook('onClose', () => locker.close());
  return uploads;
}
