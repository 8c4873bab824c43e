import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newId } from '../ids.ts';
import { silentLog } from '../log.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createJobQueue, type JobQueueOptions } from './create-job-queue.ts';
import type { JobQueue } from './job-queue.ts';

const SWEEP = 'maintenance.sweep';
const waitOptions = { timeout: 60_000, interval: 20 };

describe('the job queue', () => {
  let test: TestDatabase;
  let queues: JobQueue[];
  beforeEach(async () => {
    test = await createTestDatabase();
    queues = [];
  });
  afterEach(async () => {
    await Promise.all(queues.map((queue) => queue.stop()));
    await test.drop();
  });

  async function open(options?: JobQueueOptions): Promise<JobQueue> {
    const queue = await createJobQueue(test.directUrl, silentLog, options);
    queues.push(queue);
    return queue;
  }

  async function jobs(): Promise<{ name: string; state: string; attempts: number }[]> {
    const { rows } = await test.database.db.execute<{ name: string; state: string; attempts: number }>(
      sql`select name, state::text as state, retry_count as attempts from pgboss.job where name like 'maintenance.%' order by name`,
    );
    return rows;
  }

  async function retryAtOnce(): Promise<void> {
    const { rows } = await test.database.db.execute(
      sql`update pgboss.queue set retry_delay = 0, retry_backoff = false where name = ${SWEEP} returning name`,
    );
    expect(rows).toHaveLength(1);
  }

  it('runs a job that was enqueued in a committed transaction', async () => {
    const [server, worker] = [await open(), await open({ works: true })];
    const ran: string[] = [];
    await worker.work(SWEEP, async (job) => {
      expect(job.payload).toEqual({});
      expect(job.attempt).toBe(1);
      ran.push(job.id);
    });
    const id = await test.database.db.transaction((tx) => server.enqueue(tx, SWEEP, {}));
    await vi.waitFor(() => expect(ran).toEqual([id]), waitOptions);
    await vi.waitFor(async () => expect(await jobs()).toMatchObject([{ state: 'completed' }]), waitOptions);
  });

  it('never sees a job whose transaction was rolled back', async () => {
    const queue = await open({ works: true });
    const rolledBack = test.database.db.transaction(async (tx) => {
      await queue.enqueue(tx, SWEEP, {});
      throw new Error('the business failed');
    });
    await expect(rolledBack).rejects.toThrow('the business failed');
    expect(await jobs()).toEqual([]);

    // The worker takes whatever is there: the one after it, and nothing before.
    const ran: string[] = [];
    await queue.work(SWEEP, async (job) => {
      ran.push(job.id);
    });
    const id = await queue.enqueue(test.database.db, SWEEP, {});
    await vi.waitFor(() => expect(ran).toEqual([id]), waitOptions);
  });

  it('tries a failing job again, and then lays it down among the dead', async () => {
    const queue = await open({ works: true });
    const attempts: number[] = [];
    await queue.work(SWEEP, async (job) => {
      attempts.push(job.attempt);
      throw new Error('no luck');
    });
    await retryAtOnce();
    await queue.enqueue(test.database.db, SWEEP, {}, { retryLimit: 2 });
    await vi.waitFor(async () => expect(await queue.listDead(SWEEP)).toHaveLength(1), waitOptions);
    expect(attempts).toEqual([1, 2, 3]);
    expect((await queue.listDead(SWEEP))[0]?.payload).toEqual({});
    expect(await jobs()).toMatchObject([{ state: 'failed' }, { name: `${SWEEP}.dead`, state: 'created' }]);
  });

  it('says which attempt is the last', async () => {
    const queue = await open({ works: true });
    const last: boolean[] = [];
    await queue.work(SWEEP, async (job) => {
      last.push(job.isLastAttempt);
      throw new Error('no luck');
    });
    await retryAtOnce();
    await queue.enqueue(test.database.db, SWEEP, {}, { retryLimit: 1 });
    await vi.waitFor(() => expect(last).toEqual([false, true]), waitOptions);
  });

  it('tells about a job that is dead, once', async () => {
    const queue = await open({ works: true });
    const told: unknown[] = [];
    await queue.workDead(SWEEP, async (payload) => {
      told.push(payload);
    });
    await queue.work(SWEEP, async () => {
      throw new Error('no luck');
    });
    await queue.enqueue(test.database.db, SWEEP, {}, { retryLimit: 0 });
    await vi.waitFor(() => expect(told).toEqual([{}]), waitOptions);
    await vi.waitFor(
      async () => expect(await jobs()).toMatchObject([{ state: 'failed' }, { state: 'completed' }]),
      waitOptions,
    );
  });

  it('knows whether a job waits or runs', async () => {
    const queue = await open({ works: true });
    const [running, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const payload = { assetId: newId() };
    await queue.enqueue(test.database.db, 'video.begin', payload);
    expect(await queue.isOpen('video.begin', payload)).toBe(true);
    expect(await queue.isOpen('video.begin', { assetId: newId() })).toBe(false);
    expect(await queue.isOpen('video.finish', payload)).toBe(false);
    await queue.work('video.begin', () => {
      running.resolve();
      return end.promise;
    });
    await running.promise;
    expect(await queue.isOpen('video.begin', payload)).toBe(true);
    end.resolve();
    await vi.waitFor(async () => expect(await queue.isOpen('video.begin', payload)).toBe(false), waitOptions);
  });

  it('lets no worker finish a job that was given to another', async () => {
    const queue = await open({ works: true });
    const outcome = Promise.withResolvers<string[]>();
    const { db } = test.database;
    await queue.work(SWEEP, async (job) => {
      if (job.attempt > 1) return;
      const confirmed = await job.confirm(db).then(() => 'ours');
      // As the supervisor does with a worker that has been silent for too long.
      await db.execute(sql`update pgboss.job set retry_count = retry_count + 1 where id = ${job.id}`);
      const lost = await job.confirm(db).catch((error: unknown) => String(error));
      outcome.resolve([confirmed, lost ?? 'still ours']);
    });
    await queue.enqueue(db, SWEEP, {});
    expect(await outcome.promise).toEqual([
      'ours',
      'JobLostError: The job was given to another worker meanwhile.',
    ]);
  });

  it('takes the more urgent job first, and says how urgent it is', async () => {
    const queue = await open({ works: true });
    const { db } = test.database;
    for (const priority of [-1, 0, 3, -1]) await queue.enqueue(db, SWEEP, {}, { priority });
    const ran: number[] = [];
    await queue.work(SWEEP, async ({ priority }) => {
      ran.push(priority);
    });
    await vi.waitFor(() => expect(ran).toEqual([3, 0, -1, -1]), waitOptions);
  });

  it("takes a user's first job before the second of a user who has twenty", async () => {
    const queue = await open({ works: true });
    const { db } = test.database;
    const [many, other] = [newId(), newId()];
    const whose = new Map<string, string>();
    const add = async (name: string, onBehalfOf: string, priority = 0) =>
      whose.set(await queue.enqueue(db, SWEEP, {}, { onBehalfOf, priority }), name);
    await add('demo', newId(), -1);
    for (let n = 1; n <= 20; n += 1) await add(`many ${n}`, many);
    await add('other 1', other);

    const ran: string[] = [];
    await queue.work(SWEEP, async ({ id, priority }) => {
      ran.push(whose.get(id) ?? '');
      expect(priority).toBe(whose.get(id) === 'demo' ? -1 : 0);
      // Others come while the worker is busy: each of them next, and none of them before all that is left.
      if (ran.length === 5) for (const n of [2, 3]) await add(`other ${n}`, other);
      if (ran.length === 12) await add('third 1', newId());
    });
    await vi.waitFor(() => expect(ran).toHaveLength(25), waitOptions);
    const turns = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, index) => `many ${from + index}`);
    expect(ran).toEqual([
      ...['many 1', 'other 1', ...turns(2, 4)],
      ...['other 2', 'many 5', 'other 3', ...turns(6, 9)],
      ...['third 1', ...turns(10, 20), 'demo'],
    ]);
  });

  it('refuses a payload that is not of the contract', async () => {
    const queue = await open();
    const payload: Record<string, never> = JSON.parse('{"surplus":1}');
    await expect(queue.enqueue(test.database.db, SWEEP, payload)).rejects.toThrow(/surplus/);
  });

  it('gives each job to one worker only', async () => {
    const workers = [await open({ works: true }), await open({ works: true })];
    const ran: string[] = [];
    for (const worker of workers) {
      await worker.work(SWEEP, async (job) => {
        ran.push(job.id);
      });
    }
    const ids = await test.database.db.transaction(async (tx) => {
      const made: string[] = [];
      for (let count = 0; count < 8; count += 1)
        made.push(await (workers[0] ?? expect.fail()).enqueue(tx, SWEEP, {}));
      return made;
    });
    await vi.waitFor(() => expect(ran).toHaveLength(ids.length), { timeout: 30_000, interval: 20 });
    expect(ran.toSorted()).toEqual(ids.toSorted());
  }, 40_000);

  it('hands a running job back when it stops, without counting the attempt as a failure', async () => {
    const first = await open({ works: true });
    const started = Promise.withResolvers<void>();
    await first.work(SWEEP, async ({ signal }) => {
      started.resolve();
      await new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    });
    await retryAtOnce();
    // No retry at all is allowed, so that a counted failure would be the end of it.
    const id = await first.enqueue(test.database.db, SWEEP, {}, { retryLimit: 0 });
    await started.promise;
    await first.stop();
    expect(await jobs()).toMatchObject([{ state: 'retry' }]);

    const second = await open({ works: true });
    const ran: string[] = [];
    await second.work(SWEEP, async (job) => {
      ran.push(job.id);
    });
    await vi.waitFor(() => expect(ran).toEqual([id]), { timeout: 30_000, interval: 50 });
  }, 40_000);

  it('hands back a job that does not listen, after waiting a while', async () => {
    const queue = await open({ works: true, stopTimeoutMs: 100 });
    const started = Promise.withResolvers<void>();
    const deaf = Promise.withResolvers<void>();
    await queue.work(SWEEP, async () => {
      started.resolve();
      await deaf.promise;
    });
    await queue.enqueue(test.database.db, SWEEP, {}, { retryLimit: 0 });
    await started.promise;
    await queue.stop();
    expect(await jobs()).toMatchObject([{ state: 'retry' }]);
    deaf.resolve();
  });

  it('lets a job that is nearly done finish before it stops', async () => {
    const queue = await open({ works: true });
    const started = Promise.withResolvers<void>();
    await queue.work(SWEEP, async ({ signal }) => {
      started.resolve();
      await new Promise((resolve) => {
        signal.addEventListener('abort', resolve);
      });
    });
    await queue.enqueue(test.database.db, SWEEP, {});
    await started.promise;
    await queue.stop();
    expect(await jobs()).toMatchObject([{ state: 'completed' }]);
  });

  it('keeps a schedule, once for all workers', async () => {
    const workers = [await open({ works: true }), await open({ works: true })];
    for (const worker of workers) await worker.schedule(SWEEP, '17 * * * *', {});
    const { rows } = await test.database.db.execute(sql`select name, cron, timezone from pgboss.schedule`);
    expect(rows).toEqual([{ name: SWEEP, cron: '17 * * * *', timezone: 'UTC' }]);
  });

  it('starts beside others that start at the same time', async () => {
    await Promise.all(Array.from({ length: 4 }, () => open()));
    expect(queues).toHaveLength(4);
  });
});
