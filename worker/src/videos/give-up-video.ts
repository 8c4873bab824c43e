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
  if (await hasOpenJob(jobs, assetId)) return;
  await storeFailure(database.db, assetId, KEPT_STOPPING);
}
