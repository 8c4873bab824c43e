import path from 'node:path';
import type { StorageConfig } from '../blobs/open-stores.ts';
import type { Config } from '../config.ts';
import { connectDatabase, type Database } from '../database/connect.ts';
import { migrateDatabase } from '../database/migrate.ts';
import { type OpenedDatabase, openDatabase } from '../database/open.ts';
import { createJobQueue } from '../jobs/create-job-queue.ts';
import type { Log } from '../log.ts';
import type { SecretList } from '../secret-file.ts';

import { unfinishedVersions } from '../videos/video-versions.ts';
import { assertSecret, countLockedVideos, readIncludedSecrets, restoreSecrets } from './backup-secrets.ts';
import { type CheckProgress, checkBackup } from './check-backup.ts';
import { claimBucket } from './claim-bucket.ts';

import { assertEmpty, knownMigrations, loadDatabase } from './load-database.ts';
import type { Manifest } from './manifest.ts';
import { assertRoom, restoreFiles } from './restore-files.ts';
import { chownToFolderOwner, openTarget } from './restore-target.ts';

export interface RestoreOptions {
  readonly folder: string;
  readonly config: StorageConfig &
    Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'postgresSettings' | 'secret' | 'oldSecrets'>;
  readonly log: Log;
  readonly onProgress: (progress: RestoreProgress) => void;
}

export interface RestoredBackup {
  readonly manifest: Manifest;
  /** Videos whose key no secret opens that is given. They are there, and play once that secret is. */
  readonly lockedVideos: number;
}

export type RestoreProgress =
  | ({ readonly step: 'check' } & CheckProgress)
  | { readonly step: 'files'; readonly count: number; readonly bytes: number }
  | { readonly step: 'table'; readonly name: string };

/**
 * Restores a backup into an empty data folder, an empty bucket where files are in S3, and an empty database. Nothing is touched before all of the backup was
 * found to be whole. Rows become visible last, when the files that they name are there; whatever fails before that
 * leaves the folder and the database as empty as they were.
 */
export async function restoreBackup({
  folder,
  config,
  log,
  onProgress,
}: RestoreOptions): Promise<RestoredBackup> {
  const manifest = await checkBackup(folder, (progress) => onProgress({ step: 'check', ...progress }));
  knownMigrations(manifest);
  const included = await readIncludedSecrets(folder, manifest);
  assertSecret(manifest, config, included);
  if (config.databaseUrl !== null) await withConnection(config.databaseUrl, ({ pool }) => assertEmpty(pool));

  const target = await openTarget(config.dataDir, log);
  const abandon = async (error: unknown) => {
    await target.abandon();
    throw error;
  };
  const bucket = await claimBucket(config).catch(abandon);
  const database = await fillTarget({ folder, config, log, onProgress }, manifest, included).catch(
    async (error: unknown) => {
      await bucket.abandon().catch(() => undefined);
      return abandon(error);
    },
  );
  // From here on it is restored: the next start does by itself what may still fail.
  try {
    await bucket.complete();
    await target.complete();
    await migrateDatabase(database.directUrl);
    return await withConnection(database.directUrl, async (connection) => {
      await resumePreparations(connection, database.directUrl, log);
      return { manifest, lockedVideos: await countLockedVideos(connection, config) };
    });
  } finally {
    await database.stop();
  }
}

async function fillTarget(
  { folder, config, log, onProgress }: RestoreOptions,
  manifest: Manifest,
  included: SecretList | null,
): Promise<OpenedDatabase> {
  const { dataDir } = config;
  if (config.s3 === null) await assertRoom(dataDir, manifest);
  let count = 0;
  let bytes = 0;
  await restoreFiles(folder, manifest, config, ({ size }) => {
    count += 1;
    bytes += size;
    onProgress({ step: 'files', count, bytes });
  });
  // A secret of the settings is kept where the settings are.
  if (config.secret === null && included !== null) await restoreSecrets(dataDir, included);
  await chownToFolderOwner(dataDir);
  const database = await openDatabase(config, log);
  try {
    await loadDatabase({
      connectionString: database.directUrl,
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

async function withConnection<Result>(
  connectionString: string,
  use: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = connectDatabase(connectionString, {
    maxConnections: 1,
    applicationName: 'academy restore',
  });
  try {
    return await use(database);
  } finally {
    await database.close();
  }
}

/** Jobs are in no backup: they follow from what is not done yet. */
async function resumePreparations({ db }: Database, connectionString: string, log: Log): Promise<void> {
  const versions = await unfinishedVersions(db);
  if (versions.length === 0) return;
  const jobs = await createJobQueue(connectionString, log);
  try {
    for (const { id, nextJob } of versions) await jobs.enqueue(db, nextJob, { assetId: id });
  } finally {
    await jobs.stop();
  }
}
