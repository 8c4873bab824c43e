import type { Config } from '@academy/platform/config.ts';
import { connectDatabase } from '@academy/platform/database/connect.ts';
import type { Log } from '@academy/platform/log.ts';

/**
 * Gives the demo academy its videos, for a worker to prepare. Runs when the academy is ready already, and an academy
 * whose videos cannot be given, for want of room on the disk say, goes on without them: the next start tries again.
 */
export async function giveDemoVideos(
  config: Pick<Config, 'dataDir'>,
  connectionString: string,
  log: Log,
): Promise<void> {
  // Read only now: whoever waits for the academy to be ready does not wait for this.
  const { giveDemoVideosOnce, lacksDemoVideos } = await import('../demo/demo-videos.ts');
  const database = connectDatabase(connectionString, { maxConnections: 1, applicationName: 'academy demo' });
  try {
    if (!(await lacksDemoVideos(database))) return;
    const { openBlobStore } = await import('@academy/platform/blobs/open-blob-store.ts');
    const { createJobQueue } = await import('@academy/platform/jobs/create-job-queue.ts');
    const jobs = await createJobQueue(connectionString, log);
    try {
      const videos = await giveDemoVideosOnce(database, { blobs: openBlobStore(config), jobs });
      log.info({ videos }, 'The demo academy has its videos');
    } finally {
      await jobs.stop();
    }
  } catch (error) {
    log.error({ err: error }, 'The demo academy could not be given its videos');
  } finally {
    await database.close();
  }
}
