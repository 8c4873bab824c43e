import type { JobName } from '@academy/contract/jobs/jobs.ts';
import type { JobQueue } from '@academy/platform/jobs/job-queue.ts';

export const videoJobNames = [
  'video.import',
  'video.begin',
  'video.finish',
] as const satisfies readonly JobName[];

/** Whether anything is still to be done for a video, or being done. */
export async function hasOpenJob(jobs: Pick<JobQueue, 'isOpen'>, assetId: string): Promise<boolean> {
  const open = await Promise.all(videoJobNames.map((name) => jobs.isOpen(name, { assetId })));
  return open.includes(true);
}
