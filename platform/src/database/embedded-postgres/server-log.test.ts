import { chmod, mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { silentLog } from '../../log.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { pruneServerLog } from './server-log.ts';
import { query } from './testing/query.ts';

const WAIT = { timeout: 240_000, interval: 100 };
let dataDir: string;
let folder: string;
let server: EmbeddedPostgres | undefined;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'academy-server-log-'));
  // As root, PostgreSQL runs under another account, which has to get into the folder.
  await chmod(dataDir, 0o711);
  folder = path.join(dataDir, 'postgres', 'log');
});
afterEach(async () => {
  await server?.stop();
  server = undefined;
  await rm(dataDir, { recursive: true, force: true });
});

/** Files of an earlier year, whatever their names say. */
async function writeOld(count: number, year: number): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    const file = path.join(folder, `postgresql-${year}-01-01_${100_000 + n}.log`);
    await writeFile(file, 'old\n');
    await utimes(file, new Date(2020, 0, 1, 0, 0, n), new Date(2020, 0, 1, 0, 0, n));
  }
}

const kept = async () => (await readdir(folder)).length;
const contents = async () =>
  Promise.all((await readdir(folder)).map((name) => readFile(path.join(folder, name), 'utf8')));

describe('the log of the embedded PostgreSQL', () => {
  it('is kept within a few files while the server runs, and the one it writes to is among them', async () => {
    server = await startEmbeddedPostgres({ dataDir, log: silentLog, durable: false });
    await writeOld(30, 2020);
    // A clock that was put right has left names that are later than any to come.
    await writeOld(30, 2099);
    await vi.waitFor(async () => expect(await kept()).toBeLessThanOrEqual(5), WAIT);
    await query(server, "do $$ begin raise log 'written after the others went'; end $$");
    await vi.waitFor(
      async () => expect((await contents()).join('')).toContain('written after the others went'),
      WAIT,
    );
  });

  it('of an earlier version is tidied up at the next start', async () => {
    server = await startEmbeddedPostgres({ dataDir, log: silentLog, durable: false });
    await server.stop();
    await writeOld(40, 2021);
    server = await startEmbeddedPostgres({ dataDir, log: silentLog, durable: false });
    expect(await kept()).toBeLessThanOrEqual(6);
  });

  it('is tidied up around what is no log file', async () => {
    await mkdir(path.join(folder, '0-a-folder'), { recursive: true });
    await writeOld(10, 2020);
    await pruneServerLog(path.join(dataDir, 'postgres'));
    expect((await readdir(folder)).sort()).toEqual([
      '0-a-folder',
      ...[5, 6, 7, 8, 9].map((n) => `postgresql-2020-01-01_10000${n}.log`),
    ]);
  });
});
