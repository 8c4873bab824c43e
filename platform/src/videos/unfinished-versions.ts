import type { JobName } from '@academy/contract/jobs/jobs.ts';
import { and, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';
import { videoAssets } from '../database/schema/videos.ts';

export interface UnfinishedVersion {
  readonly id: string;
  readonly createdBy: string | null;
  /** What brings it further. */
  readonly nextJob: Extract<JobName, `video.${string}`>;
}

/** The versions that a worker still has something to do for; those alone of which nothing was heard since, if said. */
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
