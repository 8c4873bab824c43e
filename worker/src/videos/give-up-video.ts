import { videoAssets } from '@academy/platform/database/schema/videos.ts';
import { eq } from 'drizzle-orm';
import { hasOpenJob } from './open-jobs.ts';
import type { Preparation } from './preparation.ts';
import { KEPT_STOPPING } from './video-errors.ts';
import { storeFailure } from './video-rows.ts';

/**
 * Says that a video has failed whose job is dead without having said so itself, because whoever did it died each time.
 * Nothing is said when the creator has asked for another try meanwhile.
 */
export async function giveUpVideo(
  { database, jobs }: Pick<Preparation, 'database' | 'jobs'>,
  { assetId }: { readonly assetId: string },
): Promise<void> {
  await database.db.transaction(async (tx) => {
    // A retry locks the row too: it is either seen here with its job, or comes after what is stored here.
    await tx
      .select({ id: videoAssets.id })
      .from(videoAssets)
      .where(eq(videoAssets.id, assetId))
      .for('update');
    if (await hasOpenJob(jobs, assetId)) return;
    await storeFailure(tx, assetId, KEPT_STOPPING);
  });
}
