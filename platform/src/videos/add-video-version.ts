import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Transaction } from '../database/connect.ts';
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
  /** Of its preparation: the greater goes first, 0 unless said. */
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
  // A lesson has one video: the file that was uploaded last replaces a link that stood there. A save that still names the
  // link is stale then, or it would bring it back.
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
