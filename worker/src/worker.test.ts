import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadConfig } from '@academy/platform/config.ts';
import { connectDatabase } from '@academy/platform/database/connect.ts';
import { sessions, users } from '@academy/platform/database/schema/users.ts';
import { newId } from '@academy/platform/ids.ts';
import { createJobQueue } from '@academy/platform/jobs/create-job-queue.ts';
import { silentLog } from '@academy/platform/log.ts';
import { fixedSecrets } from '@academy/platform/secrets.ts';
import { createTestDatabase, type TestDatabase } from '@academy/platform/testing/test-database.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startWorker, type WorkerOptions } from './worker.ts';

describe('the worker', () => {
  let test: TestDatabase;
  let dataDir: string;
  beforeEach(async () => {
    test = await createTestDatabase();
    dataDir = await mkdtemp(path.join(tmpdir(), 'academy-worker-'));
  });
  afterEach(async () => {
    await test.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  function options(): WorkerOptions {
    const config = loadConfig({ ACADEMY_DATA: dataDir });
    const { connectionString, directUrl } = test;
    return {
      connectionString,
      directUrl,
      config,
      secrets: fixedSecrets('a secret of this academy, long enough'),
      log: silentLog,
    };
  }

  async function addEndedSession(): Promise<void> {
    const { db } = test.database;
    const long = new Date('2020-01-01T00:00:00Z');
    const id = newId();
    await db.insert(users).values({ id, name: 'Ada', username: id, email: 'ada@example.org' });
    await db.insert(sessions).values({
      id,
      userId: id,
      accessHash: 'access',
      accessExpiresAt: long,
      refreshHash: 'refresh',
      rotatedAt: long,
      idleExpiresAt: long,
      expiresAt: long,
    });
  }

  it('sweeps when a sweep is enqueued', async () => {
    await addEndedSession();
    const worker = await startWorker(options());
    const queue = await createJobQueue(test.directUrl, silentLog);
    await queue.enqueue(test.database.db, 'maintenance.sweep', {});
    await vi.waitFor(async () => expect(await test.database.db.$count(sessions)).toBe(0), {
      timeout: 10_000,
    });
    await queue.stop();
    await worker.stop();
  });

  it('leaves no connection open once it has stopped', async () => {
    const worker = await startWorker(options());
    await worker.stop();
    const database = connectDatabase(test.connectionString);
    await vi.waitFor(
      async () => {
        const { rows } = await database.pool.query<{ application_name: string }>(
          "select application_name from pg_stat_activity where datname = current_database() and application_name like 'academy %'",
        );
        expect(rows).toEqual([]);
      },
      { timeout: 20_000 },
    );
    await database.close();
  });
});
