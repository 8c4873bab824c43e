import { execFileSync } from 'node:child_process';
import {
  chmod,
  chown,
  cp,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readlink,
  rm,
  stat,
  unlink,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { silentLog } from '../../log.ts';
import { type Account, accountCan, postgresAccount } from './account.ts';
import { findBinaries, locatePackage } from './binaries.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { query } from './testing/query.ts';

/** Any account that is neither root nor nobody; every system has this one. */
const somebody: Account = { uid: idOf('-u'), gid: idOf('-g') };

function idOf(option: '-u' | '-g'): number {
  return Number(execFileSync('id', [option, 'daemon'], { encoding: 'utf8' }));
}

let folder: string;
let dataDir: string;
let server: EmbeddedPostgres | undefined;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'academy-root-'));
  dataDir = path.join(folder, 'data');
});
afterEach(async () => {
  await server?.stop();
  server = undefined;
  const outside = await readlink(path.join(dataDir, 'postgres')).catch(() => null);
  if (outside !== null) await rm(outside, { recursive: true, force: true });
  await rm(folder, { recursive: true, force: true });
});

async function start(): Promise<EmbeddedPostgres> {
  server = await startEmbeddedPostgres({ dataDir, log: silentLog, durable: false });
  return server;
}

async function restart(): Promise<EmbeddedPostgres> {
  await server?.stop();
  return start();
}

function userOfServer(): number {
  const pid = execFileSync('head', ['-n', '1', path.join(dataDir, 'postgres/postmaster.pid')], {
    encoding: 'utf8',
  });
  return Number(execFileSync('ps', ['-o', 'uid=', '-p', pid.trim()], { encoding: 'utf8' }));
}

describe.runIf(process.getuid?.() === 0)('started by root, the embedded PostgreSQL', () => {
  it('runs as nobody in a folder that root made', async () => {
    await chmod(folder, 0o755);
    await start();
    const nobody = await postgresAccount(dataDir);
    expect(nobody?.uid).toBeGreaterThan(0);
    expect(userOfServer()).toBe(nobody?.uid);
    expect((await stat(path.join(dataDir, 'postgres'))).mode & 0o777).toBe(0o700);
  });

  it('runs as the owner of the data folder, who can use everything in it afterwards', async () => {
    await chmod(folder, 0o755);
    await mkdir(dataDir);
    await chmod(dataDir, 0o700);
    await chown(dataDir, somebody.uid, somebody.gid);
    await start();
    expect(userOfServer()).toBe(somebody.uid);
    for (const name of await readdir(dataDir)) {
      expect([name, (await lstat(path.join(dataDir, name))).uid]).toEqual([name, somebody.uid]);
    }
  });

  it('runs as nobody when the owner of the data folder has no name here, as in a container', async () => {
    await chmod(folder, 0o755);
    await mkdir(dataDir);
    await chown(dataDir, 54_321, 54_321);
    await start();
    expect(userOfServer()).not.toBe(54_321);
    expect(userOfServer()).toBeGreaterThan(0);
  });

  it('keeps the database outside a folder that no other account can enter, and finds it again', async () => {
    await chmod(folder, 0o700);
    const first = await start();
    expect(await readlink(path.join(dataDir, 'postgres'))).toMatch(
      /^\/var\/lib\/academy\/data-[0-9a-f]{12}$/,
    );
    await query(first, 'create table kept ()');
    expect(await query(await restart(), 'select * from kept')).toEqual([]);
  });

  it('takes over a database that root copied there', async () => {
    await chmod(folder, 0o755);
    await query(await start(), 'create table kept ()');
    await server?.stop();
    execFileSync('chown', ['-R', '0:0', path.join(dataDir, 'postgres')]);
    await chmod(path.join(dataDir, 'postgres'), 0o755);
    expect(await query(await start(), 'select * from kept')).toEqual([]);
    expect(userOfServer()).toBeGreaterThan(0);
  });

  it('never gives away a database that belongs to a third', async () => {
    await chmod(folder, 0o755);
    await start();
    await server?.stop();
    const cluster = path.join(dataDir, 'postgres');
    await chown(cluster, somebody.uid, somebody.gid);
    await expect(start()).rejects.toThrow(/belongs to user \d+, but PostgreSQL would run as user/);
    expect((await stat(cluster)).uid).toBe(somebody.uid);
  });

  it('says what to do when the account can no longer reach its database', async () => {
    await chmod(folder, 0o755);
    await start();
    await server?.stop();
    await chmod(folder, 0o700);
    await expect(start()).rejects.toThrow(/cannot enter .*data: allow it/);
  });
});

describe.runIf(process.getuid?.() === 0)('the programs of PostgreSQL', () => {
  async function copyPackage(): Promise<string> {
    const copy = path.join(folder, 'package');
    await cp(locatePackage(), copy, { recursive: true, verbatimSymlinks: true });
    const libraries = path.join(copy, 'native/lib');
    for (const entry of await readdir(libraries, { withFileTypes: true })) {
      if (entry.isSymbolicLink()) await unlink(path.join(libraries, entry.name));
    }
    return copy;
  }

  it('run from the package, with the links that its install script would have made', async () => {
    const packageFolder = await copyPackage();
    await chmod(folder, 0o755);
    const search = { account: somebody, copyParents: [], log: silentLog, packageFolder };
    const [first, second] = await Promise.all([findBinaries(search), findBinaries(search)]);
    expect(first).toEqual(second);
    expect(first.postgres).toBe(path.join(packageFolder, 'native/bin/postgres'));
    const version = execFileSync(first.postgres, ['--version'], {
      uid: somebody.uid,
      gid: somebody.gid,
      cwd: '/',
    });
    expect(version.toString()).toMatch(/^postgres \(PostgreSQL\) 18/);
  });

  it('are copied to where the account can read them, whatever the modes of the package', async () => {
    const packageFolder = await copyPackage();
    execFileSync('chmod', ['-R', 'go=', packageFolder]);
    await chmod(folder, 0o711);
    const [locked, open] = [path.join(folder, 'locked'), path.join(folder, 'open')];
    await mkdir(locked, { mode: 0o700 });
    const search = { account: somebody, copyParents: [locked, open], log: silentLog, packageFolder };
    const found = await Promise.all([findBinaries(search), findBinaries(search)]);
    for (const binaries of found) expect(binaries.postgres).toMatch(`${open}/postgresql-18`);
    expect(await readdir(locked)).toEqual([]);
    expect(await readdir(open)).toHaveLength(1);
    expect(
      accountCan(
        somebody,
        '-x',
        found.map(({ postgres }) => postgres),
      ),
    ).toBe(true);
  });
});
