import { execFileSync, spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { silentLog } from '../../log.ts';
import { postgresAccount, spawnAs } from './account.ts';
import { DataFolderInUseError } from './data-folder-lock.ts';
import {
  connectionStringOfRunning,
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from './embedded-postgres.ts';
import { startAcademyProcess } from './testing/academy-process.ts';
import { query } from './testing/query.ts';

const running: { stop(): Promise<void> }[] = [];
let made: string;
let dataDir: string;

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'academy-embedded-'));
  // As root, PostgreSQL runs under another account, which has to get into the folder.
  await chmod(folder, 0o711);
  return folder;
}

/** One cluster with a row in it, stopped in good order, for all tests to begin with a copy of. */
beforeAll(async () => {
  made = await newFolder();
  const server = await startEmbeddedPostgres({ dataDir: made, log: silentLog, durable: false });
  await query(server, 'create table kept (word text)');
  await query(server, "insert into kept values ('still here')");
  await server.stop();
});
afterAll(async () => {
  await rm(made, { recursive: true, force: true });
});

beforeEach(async () => {
  dataDir = await newFolder();
  execFileSync('cp', ['-a', path.join(made, 'postgres'), dataDir]);
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop()));
  // The processes of a killed server may still be writing their last.
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
});

async function start(): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir, log: silentLog, durable: false });
  running.push(server);
  return server;
}

async function keptWords(server: EmbeddedPostgres): Promise<unknown[]> {
  return query(server, 'select word from kept');
}

describe('the embedded PostgreSQL', () => {
  it('keeps what was written', async () => {
    const server = await start();
    expect(await keptWords(server)).toEqual([{ word: 'still here' }]);
  });

  it('knows Bengali letters, accents and case', async () => {
    const server = await start();
    await query(server, 'create extension pg_trgm');
    await query(server, 'create extension unaccent');
    const [row] = await query(
      server,
      "select similarity('বাংলা ভাষা', 'বাংলা') > 0.3 as bengali, unaccent('Café') as plain, lower('ÉCOLE') as lower",
    );
    expect(row).toEqual({ bengali: true, plain: 'Cafe', lower: 'école' });
  });

  it('gives the academy no power over files and programs', async () => {
    const server = await start();
    const [row] = await query(server, 'select rolsuper from pg_roles where rolname = current_user');
    expect(row).toEqual({ rolsuper: false });
    await expect(query(server, "copy (select 1) to program 'true'")).rejects.toThrow(/permission denied/);
  });

  it('lets nobody in without the password, and the superuser not at all', async () => {
    const server = await start();
    const as = async (change: (url: URL) => void) => {
      const url = new URL(server.connectionString);
      change(url);
      await query({ connectionString: url.href }, 'select 1');
    };
    const wrongPassword = as((url) => {
      url.password = 'guess';
    });
    await expect(wrongPassword).rejects.toThrow(/password authentication failed/);
    const superuser = as((url) => {
      url.username = 'postgres';
    });
    await expect(superuser).rejects.toThrow(/no pg_hba.conf entry/);
    const { hostname } = new URL(server.connectionString);
    expect(hostname).toBe('127.0.0.1');
  });

  it('tells a second process how to reach it while it runs', async () => {
    expect(await connectionStringOfRunning(dataDir)).toBeNull();
    const server = await start();
    expect(await connectionStringOfRunning(dataDir)).toBe(server.connectionString);
    await server.stop();
    expect(await connectionStringOfRunning(dataDir)).toBeNull();
  });

  it('refuses a second start on the same folder, and the first goes on', async () => {
    const first = await start();
    await expect(start()).rejects.toThrow(new DataFolderInUseError(dataDir));
    expect(await query(first, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('refuses a second start from another process, too', async () => {
    const academy = await startAcademyProcess(dataDir);
    running.push({ stop: () => academy.killEverything() });
    await expect(start()).rejects.toThrow(DataFolderInUseError);
    expect(await query(academy, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('lets two folders run side by side', async () => {
    const first = await start();
    const other = path.join(dataDir, 'other');
    const second = await startEmbeddedPostgres({ dataDir: other, log: silentLog, durable: false });
    running.push(second);
    expect(second.connectionString).not.toBe(first.connectionString);
    expect(await query(second, 'select 1 as one')).toEqual([{ one: 1 }]);
    await second.stop();
  });
});

describe('after a crash, the embedded PostgreSQL', () => {
  it('stops the server that a killed academy left running, and starts anew', async () => {
    const academy = await startAcademyProcess(dataDir);
    await query(academy, "insert into kept values ('written before the crash')");
    await academy.kill();
    const left = await query(academy, 'select pg_postmaster_start_time() as since');

    const server = await start();
    expect(await keptWords(server)).toEqual([{ word: 'still here' }, { word: 'written before the crash' }]);
    // Nobody answers there any more, or the new server does: it may have been given the same port.
    const now = query(academy, 'select pg_postmaster_start_time() as since').catch(() => 'nobody');
    expect(await now).not.toEqual(left);
  });

  it('recovers when everything was killed at once', async () => {
    const academy = await startAcademyProcess(dataDir);
    await query(academy, "insert into kept values ('written before the crash')");
    await academy.killEverything();
    const server = await start();
    expect(await keptWords(server)).toHaveLength(2);
  });

  it('is not held up by another process that got the process id of the old server', async () => {
    const stranger = spawn('/bin/sleep', ['600'], {
      ...spawnAs(await postgresAccount(dataDir)),
      stdio: 'ignore',
    });
    const cluster = path.join(dataDir, 'postgres');
    await writeFile(
      path.join(cluster, 'postmaster.pid'),
      `${stranger.pid}\n${cluster}\n1700000000\n5432\n\n127.0.0.1\n  5432001   0\nready   \n`,
    );
    expect(await connectionStringOfRunning(dataDir)).toBeNull();
    const server = await start();
    expect(await keptWords(server)).toHaveLength(1);
    expect(stranger.exitCode ?? stranger.signalCode).toBeNull();
    stranger.kill();
  });

  it('begins anew when it was interrupted while making the cluster', async () => {
    await rm(path.join(dataDir, 'postgres'), { recursive: true });
    await mkdir(path.join(dataDir, 'postgres.unfinished/base'), { recursive: true });
    await writeFile(path.join(dataDir, 'postgres.unfinished/PG_VERSION'), '18\n');
    const server = await start();
    expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('starts again by itself, at the same address, when only the server was killed', async () => {
    const server = await start();
    const pid = Number(
      (await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0],
    );
    process.kill(pid, 'SIGKILL');
    await vi.waitFor(async () => expect(await keptWords(server)).toHaveLength(1), {
      timeout: 15_000,
      interval: 50,
    });
  });
});

describe('a data folder that cannot be used', () => {
  it('is told by a sentence when its database was made by another PostgreSQL', async () => {
    await writeFile(path.join(dataDir, 'postgres/PG_VERSION'), '17\n');
    await expect(start()).rejects.toThrow(
      /was made by PostgreSQL 17, but this academy brings PostgreSQL 18\.$/,
    );
  });

  it('is told by a sentence when something else is in the place of the database', async () => {
    await rm(path.join(dataDir, 'postgres/PG_VERSION'));
    await expect(start()).rejects.toThrow(/is there, but holds no PostgreSQL database\.$/);
  });

  it('is told by a sentence when the database is gone from where the folder points', async () => {
    await rm(path.join(dataDir, 'postgres'), { recursive: true });
    await symlink('/nowhere/at/all', path.join(dataDir, 'postgres'));
    await expect(start()).rejects.toThrow(/^The database of this academy is gone:/);
  });

  it('can be started on again once the reason is gone', async () => {
    await rename(path.join(dataDir, 'postgres'), path.join(dataDir, 'aside'));
    await symlink('/nowhere/at/all', path.join(dataDir, 'postgres'));
    await expect(start()).rejects.toThrow();
    await rm(path.join(dataDir, 'postgres'));
    await rename(path.join(dataDir, 'aside'), path.join(dataDir, 'postgres'));
    expect(await keptWords(await start())).toHaveLength(1);
  });
});
