import { systemClock } from '@academy/platform/clock.ts';
import type { Config } from '@academy/platform/config.ts';
import { connectDatabase, type Database } from '@academy/platform/database/connect.ts';
import { migrate } from '../database/migrate.ts';
import { withDatabase } from '../database/with-database.ts';
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
      await (largeCatalogue === null ? restore(database) : grow(database, largeCatalogue));
    } finally {
      await database.close();
    }
  });
}

async function restore(database: Database): Promise<void> {
  const made = await restoreDemoAcademy(database, systemClock.now());
  console.log(made === 0 ? 'The demo academy is complete.' : `The demo academy has ${made} courses more.`);
}

async function grow(database: Database, wish: LargeCatalogueWish): Promise<void> {
  await loadDemoAcademyOnce(database, systemClock.now());
  await growLargeCatalogue(database, { ...wish, onProgress: console.log });
}
