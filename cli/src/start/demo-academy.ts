import type { StorageConfig } from '@academy/platform/blobs/open-stores.ts';
import { systemClock } from '@academy/platform/clock.ts';
import type { Config } from '@academy/platform/config.ts';
import { connectDatabase } from '@academy/platform/database/connect.ts';
import { users } from '@academy/platform/database/schema/users.ts';
import type { Log } from '@academy/platform/log.ts';

/**
 * Gives the demo academy its videos, for a worker to prepare, and the captions that come with them. Runs once the academy is ready; when it fails, on a full
 * disk for example, the academy goes on without videos, and the next start tries again.
 */
export async function giveDemoVideos(
  config: StorageConfig,
  connectionString: string,
  log: Log,
): Promise<void> {
  // Imported only now, so that it does not delay the moment when the academy is ready.
  const { giveDemoVideosOnce, lacksDemoVideos } = await import('../demo/demo-videos.ts');
  const { giveDemoCaptionsOnce } = await import('../demo/demo-captions.ts');
  const database = connectDatabase(connectionString, { maxConnections: 1, applicationName: 'academy demo' });
  try {
    if (await lacksDemoVideos(database)) {
      const { openStores } = await import('@academy/platform/blobs/open-stores.ts');
      const { createJobQueue } = await import('@academy/platform/jobs/create-job-queue.ts');
      const jobs = await createJobQueue(connectionString, log);
      try {
        const { blobs } = await openStores(config);
        const videos = await giveDemoVideosOnce(database, { blobs, jobs });
        log.info({ videos }, 'The demo academy has its videos');
      } finally {
        await jobs.stop();
      }
    }
    const captions = await giveDemoCaptionsOnce(database);
    if (captions > 0) log.info({ films: captions }, 'The demo academy has its captions');
  } catch (error) {
    log.error({ err: error }, 'The demo academy could not be given its videos');
  } finally {
    await database.close();
  }
}

/** Gives the demo's students their certificates, as the academy's own key signs them. Also runs once the academy is ready. */
export async function giveDemoCertificates(
  config: Config,
  connectionString: string,
  log: Log,
): Promise<void> {
  const { giveDemoCertificatesOnce } = await import('../demo/demo-certificates.ts');
  const { openSecrets } = await import('@academy/platform/secrets.ts');
  const database = connectDatabase(connectionString, { maxConnections: 1, applicationName: 'academy demo' });
  try {
    const secrets = await openSecrets(config);
    const certificates = await giveDemoCertificatesOnce(database, { config, secrets });
    if (certificates > 0) log.info({ certificates }, 'The demo academy has its certificates');
  } catch (error) {
    log.error({ err: error }, 'The demo academy could not be given its certificates');
  } finally {
    await database.close();
  }
}

/** Fills an empty database with the demo academy. */
export async function loadDemo(config: StorageConfig, connectionString: string, log: Log): Promise<void> {
  const database = connectDatabase(connectionString, { maxConnections: 1, applicationName: 'academy demo' });
  try {
    const [user] = await database.db.select({ id: users.id }).from(users).limit(1);
    if (user) return;
    // Read at the first start alone: every later one is quicker without it.
    const { loadDemoAcademyOnce } = await import('../demo/load-demo-academy.ts');
    const { openStores } = await import('@academy/platform/blobs/open-stores.ts');
    const { blobs } = await openStores(config);
    const courses = await loadDemoAcademyOnce(database, systemClock.now(), { blobs, jobs: null });
    if (courses > 0) log.info({ courses }, 'The demo academy is loaded');
  } finally {
    await database.close();
  }
}
