import { newId } from '@academy/platform/ids.ts';
import { createJobQueue } from '@academy/platform/jobs/create-job-queue.ts';
import type { JobQueue } from '@academy/platform/jobs/job-queue.ts';
import { silentLog } from '@academy/platform/log.ts';
import { createTestDatabase, type TestDatabase } from '@academy/platform/testing/test-database.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createLazyJobQueue } from './lazy-job-queue.ts';

let database: TestDatabase;
const payload = { assetId: newId() };

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('is opened by the first job, once for all, and closed with what it opened', async () => {
  const open = vi.fn(() => createJobQueue(database.directUrl, silentLog));
  const queue = createLazyJobQueue(open);
  expect(open).not.toHaveBeenCalled();
  const { db } = database.database;
  const ids = await Promise.all([1, 2].map(() => queue.enqueue(db, 'video.begin', payload)));
  expect(new Set(ids).size).toBe(2);
  expect(open).toHaveBeenCalledOnce();
  await queue.close();
});

it('is opened by the next job when the first could not', async () => {
  const answers: (() => Promise<JobQueue>)[] = [
    () => Promise.reject(new Error('The database is away.')),
    () => createJobQueue(database.directUrl, silentLog),
  ];
  const queue = createLazyJobQueue(
    () => answers.shift()?.() ?? Promise.reject(new Error('Asked too often.')),
  );
  const { db } = database.database;
  await expect(queue.enqueue(db, 'video.begin', payload)).rejects.toThrow('away');
  await expect(queue.enqueue(db, 'video.begin', payload)).resolves.toBeTypeOf('string');
  await queue.close();
});

it('has nothing to close when there was no job', async () => {
  const queue = createLazyJobQueue(() => Promise.reject(new Error('It was not asked for.')));
  await expect(queue.close()).resolves.toBeUndefined();
});
