import path from 'node:path';
import type { Config } from '../config.ts';
import { connectDatabase } from '../database/connect.ts';
import { migrateDatabase } from '../database/migrate.ts';
import { type OpenedDatabase, openDatabase } from '../database/open.ts';
import { createJobQueue } from '../jobs/create-job-queue.ts';
import type { Log } from '../log.ts';
import { secretFile } from '../secret.ts';
import { unfinishedVersions } from '../videos/unfinished-versions.ts';
import { BackupError } from './backup-error.ts';
import { type CheckProgress, checkBackup, readIncludedSecret } from './check-backup.ts';
import { giveToOwner } from './give-to-owner.ts';
import { assertEmpty, knownMigrations, loadDatabase } from './load-database.ts';
import type { Manifest } from './manifest.ts';
import { assertRoom, restoreFiles, restoreSecret } from './restore-files.ts';
import { openTarget } from './restore-target.ts';
import { secretFingerprint } from './secret-fingerprint.ts';

export interface RestoreOptions {
  readonly folder: string;
  readonly config: Pick<Config, 'dataDir' | 'databaseUrl' | 'postgresSettings' | 'secret'>;
  readonly log: Log;
  readonly onProgress: (progress: RestoreProgress) => void;
}

export type RestoreProgress =
  | ({ readonly step: 'check' } & CheckProgress)
  | { readonly step: 'files'; readonly count: number; readonly bytes: number }
  | { readonly step: 'table'; readonly name: string };

/**
 * Restores a backup into an empty data folder and an empty database. Nothing is touched before all of the backup was
 * found to be whole. Rows become visible last, when the files that they name are there; whatever fails before that
 * leaves the folder and the database as empty as they were.
 */
export async function restoreBackup({ folder, config, log, onProgress }: RestoreOptions): Promise<Manifest> {
  const manifest = await checkBackup(folder, (progress) => onProgress({ step: 'check', ...progress }));
  knownMigrations(manifest);
  const included = await readIncludedSecret(folder, manifest);
  assertSecret(manifest, config.secret, included);
  if (config.databaseUrl !== null) await assertEmptyDatabase(config.databaseUrl);

  const target = await openTarget(config.dataDir, log);
  const database = await fillTarget({ folder, config, log, onProgress }, manifest, included).catch(
    async (error: unknown) => {
      await target.abandon();
      throw error;
    },
  );
  // From here on it is restored: the next start does by itself what may still fail.
  try {
    await target.complete();
    await migrateDatabase(database.connectionString);
    await resumePreparations(database.connectionString, log);
  } finally {
    await database.stop();
  }
  return manifest;
}

async function fillTarget(
  { folder, config, log, onProgress }: RestoreOptions,
  manifest: Manifest,
  secret: string | null,
): Promise<OpenedDatabase> {
  const { dataDir } = config;
  await assertRoom(dataDir, manifest);
  let count = 0;
  let bytes = 0;
  await restoreFiles(folder, manifest, dataDir, ({ size }) => {
    count += 1;
    bytes += size;
    onProgress({ step: 'files', count, bytes });
  });
  // A secret of the settings is kept where the settings are.
  if (config.secret === null && secret !== null) await restoreSecret(dataDir, secret);
  await giveToOwner(dataDir, ['blobs', 'uploads', path.basename(secretFile(dataDir))]);
  const database = await openDatabase(config, log);
  try {
    await loadDatabase({
      connectionString: database.connectionString,
      folder: path.join(folder, manifest.snapshot),
      manifest,
      onTable: (name) => onProgress({ step: 'table', name }),
    });
    return database;
  } catch (error) {
    await database.stop();
    throw error;
  }
}

function assertSecret({ secret }: Manifest, given: string | null, included: string | null): void {
  if (given === null && included === null) {
    throw new BackupError(
      'The backup was made without the secret of its academy, which its videos are locked with: set ACADEMY_SECRET to it.',
    );
  }
  if (given !== null && secretFingerprint(given) !== secret.fingerprint) {
    throw new BackupError(
      'ACADEMY_SECRET is not the secret of the academy that the backup was made of: its videos could not be played. Set it to that one, or remove it if the backup includes the secret.',
    );
  }
}

async function assertEmptyDatabase(connectionString: string): Promise<void> {
  const database = connectDatabase(connectionString, {
    maxConnections: 1,
    applicationName: 'academy restore',
  });
  try {
    await assertEmpty(database.pool);
  } finally {
    await database.close();
  }
}

/** Jobs are in no backup: they follow from what is not done yet. */
async function resumePreparations(connectionString: string, log: Log): Promise<void> {
  const database = connectDatabase(connectionString, {
    maxConnections: 1,
    applicationName: 'academy restore',
  });
  try {
    const versions = await unfinishedVersions(database.db);
    if (versions.length === 0) return;
    const jobs = await createJobQueue(connectionString, log);
    try {
      for (const { id, nextJob } of versions) await jobs.enqueue(database.db, nextJob, { assetId: id });
    } finally {
      await jobs.stop();
    }
  } finally {
    await database.close();
  }
}
