import { openStores } from '@academy/platform/blobs/open-stores.ts';
import type { Config } from '@academy/platform/config.ts';
import { connectDatabase, type Database } from '@academy/platform/database/connect.ts';
import { createJobQueue } from '@academy/platform/jobs/create-job-queue.ts';
import { silentLog } from '@academy/platform/log.ts';
import { openSecrets } from '@academy/platform/secrets.ts';
import { migrate } from '../database/open-database.ts';
import { withDatabase } from '../database/with-database.ts';
import type { FolderParts } from './import-folder.ts';

/** Everything that taking a course in or out needs, for as long as `use` runs. */
export function withFolders(
  config: Config,
  use: (parts: FolderParts & { readonly database: Database }) => Promise<void>,
): Promise<void> {
  return withDatabase(config, async (connectionString) => {
    await migrate(connectionString);
    const database = connectDatabase(connectionString, { maxConnections: 2, applicationName: 'academy-cli' });
    const jobs = await createJobQueue(connectionString, silentLog);
    try {
      const { blobs } = await openStores(config);
      await use({ database, blobs, jobs, secrets: await openSecrets(config) });
    } finally {
      await jobs.stop();
      await database.close();
    }
  });
}
