import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStores } from '@academy/platform/blobs/open-stores.ts';
import type { Clock } from '@academy/platform/clock.ts';
import { sessions, signInAttempts, users } from '@academy/platform/database/schema/users.ts';
import { newId } from '@academy/platform/ids.ts';
import { createJobQueue } from '@academy/platform/jobs/create-job-queue.ts';
import type { JobQueue } from '@academy/platform/jobs/job-queue.ts';
import { silentLog } from '@academy/platform/log.ts';
import { createTestDatabase, type TestDatabase } from '@academy/platform/testing/test-database.ts';
import { onDisk } from '@academy/platform/testing/test-storage.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSweep } from './sweep.ts';

const now = new Date('2026-03-01T12:00:00Z');
const clock: Clock = { now: () => now };

function hoursFromNow(hours: number): Date {
  return new Date(now.getTime() + hours * 3_600_000);
}

describe('sweep', () => {
  let test: TestDatabase;
  let dataDir: string;
  let jobs: JobQueue;
  beforeEach(async () => {
    test = await createTestDatabase();
    jobs = await createJobQueue(test.directUrl, silentLog);
    dataDir = await mkdtemp(path.join(tmpdir(), 'academy-sweep-'));
  });
  afterEach(async () => {
    await jobs.stop();
    await test.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  async function run(): Promise<void> {
    const stores = await openStores(onDisk(dataDir));
    await createSweep({
      ...stores,
      transcribe: { isOn: false, service: null },
      adminEmails: [],
      database: test.database,
      jobs,
      dataDir,
      clock,
      log: silentLog,
    })();
  }

  async function addSession(expiresAt: Date, revokedAt: Date | null = null): Promise<string> {
    const id = newId();
    const userId = newId();
    const { db } = test.database;
    await db.insert(users).values({ id: userId, name: 'Ada', username: userId, email: 'ada@example.org' });
    await db.insert(sessions).values({
      id,
      userId,
      accessHash: `access ${id}`,
      accessExpiresAt: expiresAt,
      refreshHash: `refresh ${id}`,
      rotatedAt: hoursFromNow(-100),
      idleExpiresAt: expiresAt,
      expiresAt,
      revokedAt,
    });
    return id;
  }

  it('removes the sessions that can never be used again, and only those', async () => {
    await addSession(hoursFromNow(-1));
    await addSession(hoursFromNow(-1), hoursFromNow(-50));
    const alive = await addSession(hoursFromNow(1));
    const revoked = await addSession(hoursFromNow(1), hoursFromNow(-1));
    await run();
    const left = await test.database.db.select({ id: sessions.id }).from(sessions);
    expect(left.map(({ id }) => id).toSorted()).toEqual([alive, revoked].toSorted());
    expect(await test.database.db.$count(users)).toBe(4);
  });

  it('removes the sign-ins that never came back, and leaves those that still may', async () => {
    const { db } = test.database;
    for (const [stateHash, expiresAt] of [
      ['long ago', hoursFromNow(-100)],
      ['just now', hoursFromNow(-0.01)],
      ['under way', hoursFromNow(0.1)],
    ] as const) {
      await db.insert(signInAttempts).values({ stateHash, browserHash: 'b', returnTo: '/', expiresAt });
    }
    await run();
    const left = await db.select().from(signInAttempts);
    expect(left.map(({ stateHash }) => stateHash)).toEqual(['under way']);
  });

  it('removes unfinished blobs of more than a day ago, and no blob', async () => {
    const unfinished = path.join(dataDir, 'blobs', '.unfinished');
    await mkdir(unfinished, { recursive: true });
    for (const [name, hours] of [
      ['old', -25],
      ['recent', -23],
    ] as const) {
      await writeFile(path.join(unfinished, name), 'half');
      await utimes(path.join(unfinished, name), hoursFromNow(hours), hoursFromNow(hours));
    }
    const { blobs } = await openStores(onDisk(dataDir));
    await blobs.put('videos/whole', Buffer.from('whole'));
    await run();
    expect(await readdir(unfinished)).toEqual(['recent']);
    expect(await blobs.head('videos/whole')).toEqual({ size: 5 });
  });

  it('does no harm when there is nothing to do', async () => {
    await run();
    await run();
    expect(await test.database.db.$count(sessions)).toBe(0);
  });
});
