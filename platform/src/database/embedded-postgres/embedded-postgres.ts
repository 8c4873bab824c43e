import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { ensureDataFolder } from '../../data-folder.ts';
import type { Log } from '../../log.ts';
import { type Account, postgresAccount } from './account.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import { checkCluster, connectionStringFor, createCluster } from './cluster.ts';
import { findClusterFolder, linkToOutside, OUTSIDE_FOLDER, prepareOutside } from './cluster-folder.ts';
import { type DataFolderLock, lockDataFolder } from './data-folder-lock.ts';
import { runningPostmaster } from './postmaster-file.ts';
import { stopPostmaster } from './stop-postmaster.ts';
import { superviseServer } from './supervise-server.ts';

/*
 * A real PostgreSQL in the data folder, for an academy that has been given no other. It lives and dies with the
 * process that started it; whatever an earlier process left behind is put in order first.
 */

export interface EmbeddedPostgresOptions {
  readonly dataDir: string;
  readonly log: Log;
  /** False only for databases that are thrown away, such as those of the tests. */
  readonly durable?: boolean;
  /** On top of ours, each as name=value. */
  readonly settings?: readonly string[];
}

export interface EmbeddedPostgres {
  readonly connectionString: string;
  /** Ends all sessions, writes everything down, and gives the data folder free. */
  stop(): Promise<void>;
}

export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const dataDir = path.resolve(options.dataDir);
  await ensureDataFolder(dataDir);
  const lock = lockDataFolder(dataDir);
  try {
    return await startLocked({ ...options, dataDir }, lock);
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** For a second process, such as a command of the cli, while the academy runs. */
export async function connectionStringOfRunning(dataDir: string): Promise<string | null> {
  const cluster = await realpath(path.join(dataDir, 'postgres')).catch(() => null);
  if (cluster === null) return null;
  const postmaster = await runningPostmaster(cluster);
  return postmaster?.ready ? connectionStringFor(cluster, postmaster.port) : null;
}

async function startLocked(
  options: EmbeddedPostgresOptions,
  lock: DataFolderLock,
): Promise<EmbeddedPostgres> {
  const { dataDir, log, durable = true, settings = [] } = options;
  const account = await postgresAccount(dataDir);
  const binaries = await findBinaries({ account, copyParents: [dataDir, OUTSIDE_FOLDER], log });
  const cluster = await readyCluster({ dataDir, log, durable }, binaries, account);
  await stopOrphan(cluster, log);
  const server = await superviseServer({ cluster, binaries, account, durable, settings, log });
  let stopping: Promise<void> | undefined;
  return {
    connectionString: await connectionStringFor(cluster, server.port),
    stop() {
      stopping ??= server.stop().finally(() => lock.release());
      return stopping;
    },
  };
}

async function readyCluster(
  { dataDir, log, durable }: Required<Omit<EmbeddedPostgresOptions, 'settings'>>,
  binaries: Binaries,
  account: Account | null,
): Promise<string> {
  const cluster = await findClusterFolder(dataDir, account);
  if (cluster.exists) {
    await checkCluster(cluster.folder, binaries, account);
    return cluster.folder;
  }
  log.info({ folder: cluster.folder }, 'Making the database');
  await prepareOutside(cluster, log);
  await createCluster({ folder: cluster.folder, binaries, account, durable });
  await linkToOutside(cluster, log);
  return cluster.folder;
}

/** For a data folder that is not in use: stops the server that was left running there, before its folder goes away. */
export async function stopOrphanIn(dataDir: string, log: Log): Promise<void> {
  const cluster = await realpath(path.join(dataDir, 'postgres')).catch(() => null);
  if (cluster !== null) await stopOrphan(cluster, log);
}

/** We hold the lock, so a server on this cluster has lost the process it belonged to. */
async function stopOrphan(cluster: string, log: Log): Promise<void> {
  const orphan = await runningPostmaster(cluster);
  if (!orphan) return;
  log.warn(
    { postmaster: orphan.pid },
    'Stopping a PostgreSQL that an academy left running when it was killed',
  );
  await stopPostmaster(orphan.pid, async () => (await runningPostmaster(cluster)) === null);
}
