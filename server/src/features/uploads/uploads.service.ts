import type { UploadMetadata } from '@academy/contract/uploads/upload-paths.ts';
import type { BlobStore } from '@academy/platform/blobs/blob-store.ts';
import type { UploadStore } from '@academy/platform/blobs/upload-store.ts';
import type { Database, Transaction } from '@academy/platform/database/connect.ts';
import { courseImports } from '@academy/platform/database/schema/course-folders.ts';
import { uploads } from '@academy/platform/database/schema/videos.ts';
import type { JobQueue } from '@academy/platform/jobs/job-queue.ts';
import { addResourceFile } from '@academy/platform/resources/lesson-resources.ts';
import { sourceKeyOf } from '@academy/platform/videos/video-blobs.ts';
import { addVideoVersion } from '@academy/platform/videos/video-versions.ts';
import { takeResourceRoom } from '../../access/resource-room.ts';
import { Refusal } from '../../refusal.ts';
import { type FindLimits, megabytes, type TakeFromQuota } from './creator-quota.ts';
import type { UploadLocker } from './upload-locker.ts';
import {
  deleteCourseUploads,
  deleteUpload,
  deleteVideoUploads,
  keepLesson,
  lockLessonOf,
  type UploadsRepository,
} from './uploads.repository.ts';

export interface UploadsParts {
  readonly database: Database;
  readonly repository: UploadsRepository;
  readonly locker: UploadLocker;
  readonly blobs: BlobStore;
  readonly uploadStore: UploadStore;
  readonly jobs: Pick<JobQueue, 'enqueue'>;
  readonly takeFromQuota: TakeFromQuota;
  readonly findLimits: FindLimits;
}

export interface NewUpload {
  readonly id: string;
  readonly userId: string;
  readonly bytes: number;
  readonly metadata: UploadMetadata;
}

export type UploadsService = ReturnType<typeof createUploadsService>;

export function createUploadsService(parts: UploadsParts) {
  const { database, repository, locker, blobs, uploadStore, jobs } = parts;
  const { db } = database;

  /** Everything that speaks against the file is said before a byte of it is kept. */
  async function begin({ id, userId, bytes, metadata }: NewUpload): Promise<void> {
    const { lessonId, purpose = 'video', filename: fileName } = metadata;
    if (bytes === 0) throw new Refusal('file_empty');
    const limits = await parts.findLimits(db, userId);
    const most = purpose === 'resource' ? limits.resourceBytes : limits.videoBytes;
    if (bytes > most) throw new Refusal('file_too_large', { megabytes: megabytes(most) });
    if (!(await uploadStore.hasRoomFor(bytes))) throw new Refusal('file_exceeds_disk');
    await db.transaction(async (tx) => {
      await parts.takeFromQuota(tx, userId, bytes);
      if (purpose === 'course') {
        await tx.insert(uploads).values({ id, userId, lessonId: null, purpose, fileName, bytes });
        return;
      }
      if (purpose === 'resource') await takeResourceRoom(tx, lessonId);
      else if (!(await keepLesson(tx, lessonId))) throw new Refusal('lesson_not_found');
      await tx.insert(uploads).values({ id, userId, lessonId, purpose, fileName, bytes });
    });
  }

  /**
   * Makes a complete upload the lesson's next version or one of its resources, under the same id. It may be stopped
   * anywhere and done again, also by two at once: the upload is made a blob as often as need be, and the row is taken
   * away once. False when bytes are still missing.
   */
  async function finish(id: string): Promise<boolean> {
    const upload = await repository.findUnderWay(id);
    if (upload === null) return isMade(id);
    if ((await uploadStore.size(id)) !== upload.bytes) return false;
    await uploadStore.finish(id).catch(async (error: unknown) => {
      // Another process was quicker, and has removed the upload already.
      if ((await repository.findUnderWay(id)) !== null) throw error;
    });
    const isTaken = await db.transaction((tx) => takeOver(tx, id));
    const isOurs = isTaken || (await isMade(id));
    if (!isOurs) await blobs.delete(sourceKeyOf(id));
    await uploadStore.remove(id);
    if (!isOurs) throw new Refusal('upload_gone');
    return true;
  }

  async function takeOver(tx: Transaction, id: string): Promise<boolean> {
    await lockLessonOf(tx, id);
    const upload = await deleteUpload(tx, id);
    if (upload === null) return false;
    const { lessonId, userId: createdBy, fileName, bytes } = upload;
    if (upload.purpose === 'course') {
      await tx.insert(courseImports).values({ id, userId: createdBy, fileName, bytes });
      return true;
    }
    if (lessonId === null) return false;
    if (upload.purpose === 'resource') {
      return addResourceFile(tx, jobs, { id, lessonId, createdBy, fileName, bytes });
    }
    const source = { kind: 'blob', key: sourceKeyOf(id), bytes, name: fileName } as const;
    return addVideoVersion(tx, jobs, { id, lessonId, createdBy, source });
  }

  async function isMade(id: string): Promise<boolean> {
    return (await repository.find(id))?.isFinished === true;
  }

  const removalOf = (ids: readonly string[]) => async (): Promise<void> => {
    for (const id of ids) {
      locker.release(id);
      await uploadStore.remove(id);
    }
  };

  return {
    begin,
    finish,
    find: repository.find,

    /** After an attempt to begin that failed: its client was not told the id and can never go on with it. */
    async forget(id: string): Promise<void> {
      await repository.delete(id);
      await uploadStore.remove(id);
    },

    /** Uploads whose last byte came, and then the server was stopped before it could say so. */
    async finishComplete(onFailure: (error: unknown) => void): Promise<void> {
      for (const id of await repository.listIds()) await finish(id).catch(onFailure);
    },

    /** Within the transaction that takes the lesson's video away; what it gives back removes the files. */
    discardOfLesson: async (tx: Transaction, lessonId: string) =>
      removalOf(await deleteVideoUploads(tx, lessonId)),

    /** The same before the whole course is deleted, with the uploads of files. */
    discardOfCourse: async (tx: Transaction, courseId: string) =>
      removalOf(await deleteCourseUploads(tx, courseId)),
  };
}
