/** A PostgreSQL with a real standby that follows it, of the embedded programs. */
import { appendFile, chmod, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { postgresAccount, runAs } from '../database/embedded-postgres/account.ts';
import { findBinaries } from '../database/embedded-postgres/binaries.ts';
import { startEmbeddedPostgres } from '../database/embedded-postgres/embedded-postgres.ts';
import { migrateDatabase } from '../database/migrate.ts';
import { silentLog } from '../log.ts';
import { guardFolder } from './test-cluster.ts';

export interface PrimaryAndStandby {
  readonly primaryUrl: string;
  readonly standbyUrl: string;
  /** The standby hears of what happens, and does not take it over yet. */
  pauseStandby(): Promise<void>;
  resumeStandby(): Promise<void>;
  stopStandby(): Promise<void>;
  killPrimary(): Promise<void>;
  /** The standby takes writes from then on. */
  promoteStandby(): Promise<void>;
  stop(): Promise<void>;
}

interface PairOptions {
  /** Whether the primary acknowledges only what the standby has as well. */
  readonly synchronous?: boolean;
}

/** Of which the embedded programs have no tool: a cluster is made, copied while it is stopped, and told what it is. */
export async function startPrimaryAndStandby({
  synchronous = false,
}: PairOptions = {}): Promise<PrimaryAndStandby> {
  const folders = await Promise.all(['primary', 'standby'].map(newFolder));
  const [primaryDir = '', standbyDir = ''] = folders;
  const guards = folders.map(guardFolder);
  const options = { log: silentLog, durable: false };
  await (await startEmbeddedPostgres({ ...options, dataDir: primaryDir })).stop();
  await allowReplication(primaryDir);
  const copy = path.join(standbyDir, 'postgres');
  // As root the copy is root's, and is handed over when it starts.
  await cp(path.join(primaryDir, 'postgres'), copy, { recursive: true });
  await writeFile(path.join(copy, 'standby.signal'), '');

  const primary = await startEmbeddedPostgres({
    ...options,
    dataDir: primaryDir,
    settings: synchronous ? ['synchronous_commit=on', 'synchronous_standby_names=*'] : [],
  });
  const { port, username, password } = new URL(primary.connectionString);
  const standby = await startEmbeddedPostgres({
    ...options,
    dataDir: standbyDir,
    settings: [`primary_conninfo=host=127.0.0.1 port=${port} user=${username} password=${password}`],
  });
  await migrateDatabase(primary.connectionString);
  const tellStandby = (statement: string) => runOn(standby.connectionString, statement);
  return {
    primaryUrl: primary.connectionString,
    standbyUrl: standby.connectionString,
    pauseStandby: () => tellStandby('SELECT pg_wal_replay_pause()'),
    resumeStandby: () => tellStandby('SELECT pg_wal_replay_resume()'),
    stopStandby: () => standby.stop(),
    async killPrimary() {
      process.kill(await postmasterOf(primaryDir), 'SIGKILL');
      // It would be started again otherwise.
      await primary.stop();
    },
    promoteStandby: () => tellStandby('SELECT pg_promote()'),
    async stop() {
      await standby.stop();
      await primary.stop();
      await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
      for (const guard of guards) guard.release();
    },
  };
}

async function newFolder(name: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), `academy-${name}-`));
  // As root, PostgreSQL runs under another account, which has to get into the folder.
  await chmod(folder, 0o711);
  return folder;
}

/** The academy's role follows and pauses: only superusers may otherwise, and none can sign in. */
async function allowReplication(dataDir: string): Promise<void> {
  const cluster = path.join(dataDir, 'postgres');
  const account = await postgresAccount(dataDir);
  const { postgres } = await findBinaries({ account, copyParents: [tmpdir()], log: silentLog });
  const functions = ['pg_wal_replay_pause()', 'pg_wal_replay_resume()', 'pg_promote(boolean, integer)'];
  const statements = [
    'ALTER ROLE academy REPLICATION',
    ...functions.map((name) => `GRANT EXECUTE ON FUNCTION ${name} TO academy`),
  ];
  await runAs(account, postgres, ['--single', '-D', cluster, '-F', 'academy'], `${statements.join('\n')}\n`);
  await appendFile(
    path.join(cluster, 'pg_hba.conf'),
    'host replication academy 127.0.0.1/32 scram-sha-256\n',
  );
}

async function postmasterOf(dataDir: string): Promise<number> {
  const file = await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8');
  return Number(file.split('\n', 1)[0]);
}

async function runOn(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
