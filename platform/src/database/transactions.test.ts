import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DatabaseLine, lineTo } from '../testing/database-line.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { connectDatabase } from './connect.ts';

let test: TestDatabase;
let line: DatabaseLine;
beforeAll(async () => {
  test = await createTestDatabase();
  line = await lineTo(test.connectionString);
});
afterAll(async () => {
  await line.close();
  await test.drop();
});

const one = sql`select 1 as one`;

describe('transactions', () => {
  it('drop every connection that fell silent, and go on with new ones', async () => {
    const { db, pool, close } = connectDatabase(line.connectionString, {
      maxConnections: 3,
      statementTimeoutMs: 2_000,
    });
    await Promise.all([1, 2, 3].map(() => db.transaction((tx) => tx.execute(one))));
    expect(pool.totalCount).toBe(3);

    const begun = Promise.withResolvers<void>();
    const inTheMiddle = db.transaction(async (tx) => {
      await tx.execute(one);
      line.fallSilent();
      begun.resolve();
      await tx.execute(one);
    });
    await begun.promise;
    const notEvenBegun = [1, 2].map(() => db.transaction((tx) => tx.execute(one)));
    const ends = await Promise.allSettled([inTheMiddle, ...notEvenBegun]);
    expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(pool.totalCount).toBe(0);

    line.speakAgain();
    const again = await Promise.all([1, 2, 3].map(() => db.transaction((tx) => tx.execute(one))));
    expect(again.map(({ rows }) => rows)).toEqual([[{ one: 1 }], [{ one: 1 }], [{ one: 1 }]]);
    await close();
  });

  it('fail, and nothing else does, when their connection is ended between two statements', async () => {
    const { db, close } = connectDatabase(test.connectionString, { applicationName: 'within' });
    const ended = db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      await test.database.db.execute(sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`);
      await tx.execute(one);
    });
    await expect(ended).rejects.toThrow();
    expect((await db.transaction((tx) => tx.execute(one))).rows).toEqual([{ one: 1 }]);
    await close();
  });

  it('that were refused return their connection, still usable', async () => {
    const { db, pool, close } = connectDatabase(test.connectionString, { maxConnections: 1 });
    await expect(db.transaction((tx) => tx.execute(sql`select 1/0`))).rejects.toThrow();
    expect((await db.transaction((tx) => tx.execute(one))).rows).toEqual([{ one: 1 }]);
    expect(pool.totalCount).toBe(1);
    await close();
  });
});
