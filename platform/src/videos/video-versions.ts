import type { JobName } from '@academy/contract/jobs/jobs.ts';
import { and, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../database/connect.ts';
import { lessons } from '../database/schema/curriculum.ts';
import { videoAssets } from '../database/schema/videos.ts';
import type { JobQueue } from '../jobs/job-queue.ts';

export type VideoSource =
  | { readonly kind: 'blob'; readonly key: string; readonly bytes: number; readonly name: string }
  | { readonly kind: 'link'; readonly url: string };

export interface NewVideoVersion {
  /** Chosen by the caller, who may have put the source under it already. */
  readonly id: string;
  readonly lessonId: string;
  readonly createdBy: string | null;
  readonly source: VideoSource;
  /** Of its preparation: the greater goes first; 0 by default. */
  readonly priority?: number;
}

/**
 * Gives a lesson a new version of its video and the worker the job to prepare it, both or neither. False when the
 * lesson is gone. The lesson's row is locked meanwhile: two uploads that end at once get two numbers.
 */
export async function addVideoVersion(
  tx: Transaction,
  jobs: Pick<JobQueue, 'enqueue'>,
  { id, lessonId, createdBy, source, priority = 0 }: NewVideoVersion,
): Promise<boolean> {
  const [lesson] = await tx
    .select({ id: lessons.id })
    .from(lessons)
    .where(eq(lessons.id, lessonId))
    .for('update');
  if (lesson === undefined) return false;
  // A lesson has one video: an uploaded file replaces the link. The revision makes a save stale that still names the link
  // and would bring it back.
  if (source.kind === 'blob') {
    await tx
      .update(lessons)
      .set({ videoUrl: null, revision: sql`${lessons.revision} + 1` })
      .where(and(eq(lessons.id, lessonId), isNotNull(lessons.videoUrl)));
  }
  await tx.insert(videoAssets).values({
    id,
    lessonId,
    createdBy,
    version: sql`(select coalesce(max(version), 0) + 1 from video_assets where lesson_id = ${lessonId}::uuid)`,
    state: 'waiting',
    ...(source.kind === 'blob'
      ? { sourceKey: source.key, sourceBytes: source.bytes, sourceName: source.name }
      : { sourceUrl: source.url }),
  });
  const job = source.kind === 'blob' ? 'video.begin' : 'video.import';
  await jobs.enqueue(tx, job, { assetId: id }, { priority, onBehalfOf: createdBy });
  return true;
}

export const videoJobNames = ['video.import', 'video.begin', 'video.finish'] as const satisfies JobName[];

/** Whether a job of this video waits or runs. */
export async function hasOpenJob(jobs: Pick<JobQueue, 'isOpen'>, assetId: string): Promise<boolean> {
  const open = await Promise.all(videoJobNames.map((name) => jobs.isOpen(name, { assetId })));
  return open.includes(true);
}

export interface UnfinishedVersion {
  readonly id: string;
  readonly createdBy: string | null;
  /** The job that continues its preparation. */
  readonly nextJob: (typeof videoJobNames)[number];
}

/** The versions that a worker still has to prepare; with `quietSince`, only those that have not changed since then. */
export async function unfinishedVersions(db: Queryable, quietSince?: Date): Promise<UnfinishedVersion[]> {
  const versions = await db
    .select({
      id: videoAssets.id,
      createdBy: videoAssets.createdBy,
      state: videoAssets.state,
      sourceKey: videoAssets.sourceKey,
    })
    .from(videoAssets)
    .where(
      and(
        inArray(videoAssets.state, ['waiting', 'preparing', 'playable']),
        isNotNull(videoAssets.lessonId),
        isNull(videoAssets.retiredAt),
        quietSince && lt(videoAssets.updatedAt, quietSince),
      ),
    );
  return versions.map(({ id, createdBy, state, sourceKey }) => ({
    id,
    createdBy,
    nextJob: state === 'playable' ? 'video.finish' : sourceKey === null ? 'video.import' : 'video.begin',
  }));
}
