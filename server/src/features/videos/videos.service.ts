import type { VideoState, VideoStatus } from '@academy/contract/videos/video-status.ts';
import type { BlobStore } from '@academy/platform/blobs/blob-store.ts';
import type { Database, Transaction } from '@academy/platform/database/connect.ts';
import { newId } from '@academy/platform/ids.ts';
import type { JobQueue } from '@academy/platform/jobs/job-queue.ts';
import { recordEvent } from '@academy/platform/outbox/outbox.ts';
import { countFilmsBefore } from '@academy/platform/videos/films-before.ts';
import {
  discardRemovedVideos,
  removeVersions,
  removeWithoutLesson,
} from '@academy/platform/videos/removed-videos.ts';
import { addVideoVersion } from '@academy/platform/videos/video-versions.ts';
import { canManage, type Viewer } from '../../access/course-policy.ts';
import { Refusal } from '../../refusal.ts';
import { presentVideoStatus } from './present-video-status.ts';
import { readPublicFileLink } from './public-link.ts';
import * as repository from './videos.repository.ts';

export interface VideosParts {
  readonly database: Database;
  readonly blobs: BlobStore;
  readonly jobs: Pick<JobQueue, 'enqueue'>;
  /** Refuses when the user has no room for so many bytes more. */
  readonly takeFromQuota: (tx: Transaction, userId: string, bytes: number) => Promise<void>;
  /** Forgets the uploads of a lesson that are under way; what it gives back removes their files. */
  readonly discardUploads: (tx: Transaction, lessonId: string) => Promise<() => Promise<void>>;
  /** The same of a whole course, before it is deleted. */
  readonly discardCourseUploads: (tx: Transaction, courseId: string) => Promise<() => Promise<void>>;
  /** The files of a video that was taken off could not be removed yet. */
  readonly onDiscardFailed: (error: unknown) => void;
  /** Told once videos were taken off, and before that is acknowledged. */
  readonly onVideosRemoved: () => void;
}

export interface NewLink {
  readonly lessonId: string;
  readonly userId: string;
  readonly url: string;
}

const isUnfinished = ({ state }: { readonly state: VideoState }) => state !== 'ready' && state !== 'failed';

export type VideosService = ReturnType<typeof createVideosService>;

export function createVideosService(parts: VideosParts) {
  const { database, blobs, jobs, takeFromQuota, discardUploads } = parts;
  const { onVideosRemoved, onDiscardFailed } = parts;
  const { db } = database;

  /** Makes the file behind a direct link the lesson's next version; links of any other kind are refused. */
  async function attachLink(tx: Transaction, { lessonId, userId, url }: NewLink): Promise<void> {
    const file = readPublicFileLink(url);
    // How large the file is, only its fetching will tell: at least one byte, so that a full account takes no more.
    await takeFromQuota(tx, userId, 1);
    const version = {
      id: newId(),
      lessonId,
      createdBy: userId,
      source: { kind: 'link', url: file },
    } as const;
    if (!(await addVideoVersion(tx, jobs, version))) throw new Refusal('lesson_not_found');
  }

  /** Takes versions off a lesson; the lesson is locked before them, as the worker does, or each might wait for the other. */
  async function removeFrom(tx: Transaction, lessonId: string, only?: 'fetched'): Promise<string[]> {
    const lesson = await repository.lockLesson(tx, lessonId);
    const versions = await removeVersions(tx, jobs, { lessonId, ...(only && { only }) });
    if (lesson !== undefined && versions.length > 0) {
      await recordEvent(tx, { name: 'video_removed', courseId: lesson.courseId, lessonId });
    }
    return versions;
  }

  return {
    attachLink,

    /** Takes off a lesson what was fetched from links, an earlier one too that plays until the next is ready; uploads stay. */
    detachLink: (tx: Transaction, lessonId: string) => removeFrom(tx, lessonId, 'fetched'),

    /** Has the videos of lessons removed that were deleted in this transaction. */
    removeWithLessons: (tx: Transaction) => removeWithoutLesson(tx, jobs),

    discardCourseUploads: parts.discardCourseUploads,

    onVideosRemoved,

    async statusFor(viewer: Viewer | null, lessonId: string): Promise<VideoStatus> {
      const versions = await repository.listVersions(db, lessonId);
      const forAuthor = versions[0] !== undefined && canManage(versions[0], viewer);
      const asked = forAuthor ? versions[0] : undefined;
      const filmsBefore = asked && isUnfinished(asked) ? await countFilmsBefore(db, asked.id) : 0;
      return presentVideoStatus({ lessonId, versions, forAuthor, filmsBefore });
    },

    async importFrom(link: NewLink): Promise<void> {
      await db.transaction((tx) => attachLink(tx, link));
    },

    async retry(lessonId: string): Promise<void> {
      await db.transaction(async (tx) => {
        const newest = await repository.lockNewestVersion(tx, lessonId);
        if (newest?.state !== 'failed') throw new Refusal('no_failed_video');
        if (newest.sourceKey === null && newest.sourceUrl === null) throw new Refusal('video_source_gone');
        await repository.setWaiting(tx, newest.id);
        const job = newest.sourceKey === null ? 'video.import' : 'video.begin';
        await jobs.enqueue(tx, job, { assetId: newest.id }, { onBehalfOf: newest.createdBy });
      });
    },

    async remove(lessonId: string): Promise<void> {
      const { versions, removeUploads } = await db.transaction(async (tx) => {
        const versions = await removeFrom(tx, lessonId);
        await repository.forgetLink(tx, lessonId);
        return { versions, removeUploads: await discardUploads(tx, lessonId) };
      });
      onVideosRemoved();
      await removeUploads();
      // So that the creator has the room back with the answer. Where it fails, the job does it.
      await discardRemovedVideos(database, blobs, versions).catch(onDiscardFailed);
    },
  };
}
