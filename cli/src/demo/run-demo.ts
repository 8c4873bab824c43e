import { openStores } from '@academy/platform/blobs/open-stores.ts';
import { systemClock } from '@academy/platform/clock.ts';
import type { Config } from '@academy/platform/config.ts';
import { connectDatabase } from '@academy/platform/database/connect.ts';
import { createJobQueue } from '@academy/platform/jobs/create-job-queue.ts';
import { silentLog } from '@academy/platform/log.ts';
import { openSecrets } from '@academy/platform/secrets.ts';
import { migrate } from '../database/open-database.ts';
import { withDatabase } from '../database/with-database.ts';
import { giveDemoCaptionsOnce } from './demo-captions.ts';
import { giveDemoCertificatesOnce } from './demo-certificates.ts';
import { restoreDemoVideos } from './demo-videos.ts';
import { restoreDemoAcademy } from './load-demo-academy.ts';

/** Makes the demo academy complete again. */
export async function runDemo(config: Config): Promise<void> {
  await withDatabase(config, async (connectionString) => {
    await migrate(connectionString);
    const database = connectDatabase(connectionString, {
      maxConnections: 1,
      applicationName: 'academy demo',
    });
    const jobs = await createJobQueue(connectionString, silentLog);
    try {
      const { blobs } = await openStores(config);
      const courses = await restoreDemoAcademy(database, systemClock.now(), { blobs, jobs });
      const videos = await restoreDemoVideos(database, { blobs, jobs });
      await giveDemoCaptionsOnce(database);
      await giveDemoCertificatesOnce(database, { config, secrets: await openSecrets(config) });
      const more = [counted(courses, 'course'), counted(videos, 'video')].filter((part) => part !== null);
      console.log(
        more.length === 0
          ? 'The demo academy is complete.'
          : `The demo academy has ${more.join(' and ')} more.`,
      );
    } finally {
      await jobs.stop();
      await database.close();
    }
  });
}

function counted(count: number, noun: string): string | null {
  return count === 0 ? null : `${count} ${noun}${count === 1 ? '' : 's'}`;
}
