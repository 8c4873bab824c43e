import { openBlobStore } from '@academy/platform/blobs/open-blob-store.ts';
import { systemClock } from '@academy/platform/clock.ts';
import type { Config } from '@academy/platform/config.ts';
import { connectDatabase, type Database } from '@academy/platform/database/connect.ts';
import { createJobQueue } from '@academy/platform/jobs/create-job-queue.ts';
import { silentLog } from '@academy/platform/log.ts';
import { migrate } from '../database/migrate.ts';
import { withDatabase } from '../database/with-database.ts';
import { restoreDemoVideos } from './demo-videos.ts';
import { growLargeCatalogue } from './large-catalogue/grow-large-catalogue.ts';
import { loadDemoAcademyOnce, restoreDemoAcademy } from './load-demo-academy.ts';

/** An index that has grown by a hundred thousand courses takes its time to be written down. */
const STATEMENT_TIMEOUT_MS = 10 * 60_000;

export interface LargeCatalogueWish {
  readonly courseCount: number;
  readonly withLessons: boolean;
}

/** The demo academy complete again, or with a large catalogue beside it. */
export async function runDemo(config: Config, largeCatalogue: LargeCatalogueWish | null): Promise<void> {
  await withDatabase(config, async (connectionString) => {
    await migrate(connectionString);
    const database = connectDatabase(connectionString, {
      maxConnections: 1,
      statementTimeoutMs: STATEMENT_TIMEOUT_MS,
      applicationName: 'academy demo',
    });
    try {
      await (largeCatalogue === null
        ? restore(config, database, connectionString)
        : grow(database, largeCatalogue));
    } finally {
      await database.close();
    }
  });
}

async function restore(config: Config, database: Database, connectionString: string): Promise<void> {
  const courses = await restoreDemoAcademy(database, systemClock.now());
  const videos = await restoreVideos(config, database, connectionString);
  const more = [counted(courses, 'course'), counted(videos, 'video')].filter((part) => part !== null);
  console.log(
    more.length === 0 ? 'The demo academy is complete.' : `The demo academy has ${more.join(' and ')} more.`,
  );
}

async function restoreVideos(config: Config, database: Database, connectionString: string): Promise<number> {
  const jobs = await createJobQueue(connectionString, silentLog);
  try {
    return await restoreDemoVideos(database, { blobs: openBlobStore(config), jobs });
  } finally {
    await jobs.stop();
  }
}

function counted(count: number, noun: string): string | null {
  return count === 0 ? null : `${count} ${noun}${count === 1 ? '' : 's'}`;
}

async function grow(database: Database, wish: LargeCatalogueWish): Promise<void> {
  await loadDemoAcademyOnce(database, systemClock.now());
  await growLargeCatalogue(database, { ...wish, onProgress: console.log });
}
