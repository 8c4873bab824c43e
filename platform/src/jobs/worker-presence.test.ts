import { expect, it, onTestFinished, vi } from 'vitest';
import { silentLog } from '../log.ts';
import { followEvents } from '../outbox/follow-events.ts';
import { longestRunning } from '../outbox/running-processes.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { createJobQueue } from './create-job-queue.ts';
import { findWorkerPresence, presenceOf } from './worker-presence.ts';

it.each([
  [10, null, 'at_work'],
  [119, 3600, 'at_work'],
  [null, 59, 'starting'],
  [7200, 5, 'starting'],
  [null, 60, 'gone'],
  [7200, 60, 'gone'],
  [null, null, 'gone'],
] as const)(
  'a worker last seen %s s ago, of an academy that runs for %s s, is %s',
  (seconds, academy, state) => {
    expect(presenceOf(seconds, academy)).toMatchObject({ state });
  },
);

it('knows a worker as soon as it is ready, and an academy as soon as one of its processes hears events', async () => {
  const test = await createTestDatabase();
  const { pool } = test.database;
  const worker = await createJobQueue(test.directUrl, silentLog, { works: true });
  onTestFinished(async () => {
    await worker.stop();
    await test.drop();
  });
  expect(await longestRunning(pool)).toBeNull();
  const process = followEvents(test.directUrl, { onEvent: () => undefined, onListening: () => undefined });
  await vi.waitFor(async () => expect(await longestRunning(pool)).not.toBeNull(), { timeout: 10_000 });
  expect(await findWorkerPresence(pool, { startsWorkers: true })).toMatchObject({ state: 'starting' });
  expect(await findWorkerPresence(pool, { startsWorkers: false })).toEqual({ state: 'gone', seconds: null });
  await worker.tend();
  expect(await findWorkerPresence(pool, { startsWorkers: false })).toEqual({ state: 'at_work' });
  await process.close();
});
