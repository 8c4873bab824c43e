import { newId } from '@academy/platform/ids.ts';
import { createJobQueue } from '@academy/platform/jobs/create-job-queue.ts';
import type { JobQueue } from '@academy/platform/jobs/job-queue.ts';
import { silentLog } from '@academy/platform/log.ts';
import { createTestDatabase, type TestDatabase } from '@academy/platform/testing/test-database.ts';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { turnsAfterRenditions } from './rendition-turns.ts';

const { signal } = new AbortController();
const FOREVER_MS = 600_000;

describe('the turn of captions', () => {
  let test: TestDatabase;
  let jobs: JobQueue;
  beforeEach(async () => {
    test = await createTestDatabase();
    jobs = await createJobQueue(test.directUrl, silentLog);
  });
  afterEach(async () => {
    await jobs.stop();
    await test.drop();
  });

  const turns = (patienceMs: number, turnMs = FOREVER_MS) =>
    turnsAfterRenditions(test.database, { patienceMs, turnMs, lookAgainMs: 5 });
  const addRendition = (startAfterSeconds?: number) =>
    jobs.enqueue(
      test.database.db,
      'video.finish',
      { assetId: newId() },
      startAfterSeconds === undefined ? {} : { startAfterSeconds },
    );
  const setState = (state: string) =>
    test.database.db.execute(sql`update pgboss.job set state = ${state} where name = 'video.finish'`);

  it('waits while a rendition is made or due, and goes on when there is none', async () => {
    await addRendition();
    let isTurn = false;
    const turn = turns(FOREVER_MS)(signal).then(() => {
      isTurn = true;
    });
    // Long enough for several looks.
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(isTurn).toBe(false);
    await setState('active');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(isTurn).toBe(false);
    await setState('completed');
    await turn;
  });

  it('does not wait for a rendition that is tried again later', async () => {
    await addRendition(3_600);
    await turns(FOREVER_MS)(signal);
  });

  it('takes a turn after a while, however many renditions come', async () => {
    await addRendition();
    const awaitTurn = turns(20);
    // The second is within the turn of the first, which would wait forever otherwise.
    await awaitTurn(signal);
    await awaitTurn(signal);
  });

  it('waits no longer than its job may run', async () => {
    await addRendition();
    const stop = new AbortController();
    const turn = turns(FOREVER_MS)(stop.signal);
    stop.abort();
    await expect(turn).rejects.toThrow();
  });
});
