import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { hasPgBouncer, noPgBouncer, type PgBouncer, startPgBouncer } from '../testing/pgbouncer.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { connectDatabase } from './connect.ts';
import { migrateDatabase } from './migrate.ts';

let test: TestDatabase;
let pooler: PgBouncer;
beforeAll(async () => {
  test = await createTestDatabase();
  // As every start of the academy does, before it connects.
  await migrateDatabase(test.directUrl);
  if (hasPgBouncer) pooler = await startPgBouncer(test.directUrl, { default_pool_size: 3 });
});
afterAll(async () => {
  await pooler?.stop();
  await test.drop();
});

const twice = { name: 'twice', text: 'select $1::int * 2 as doubled' };

describe.skipIf(!hasPgBouncer)(
  `behind PgBouncer in transaction mode${hasPgBouncer ? '' : ` (${noPgBouncer})`}`,
  () => {
    it('a prepared statement is known wherever the pooler sends it, and planned once for each connection', async () => {
      const [one, other] = [1, 2].map(() => connectDatabase(pooler.connectionString, { maxConnections: 8 }));
      const ask = async (n: number) => {
        const { pool } = (n % 2 === 0 ? one : other) ?? test.database;
        return (await pool.query<{ doubled: number }>({ ...twice, values: [n] })).rows[0]?.doubled;
      };
      const numbers = Array.from({ length: 400 }, (_, n) => n);
      expect(await Promise.all(numbers.map(ask))).toEqual(numbers.map((n) => n * 2));
      const { rows } = (await one?.pool.query(
        `select count(*)::int as count, pg_backend_pid() from pg_prepared_statements where statement like '%doubled%'`,
      )) ?? { rows: [] };
      expect(rows[0]?.count).toBe(1);
      await Promise.all([one?.close(), other?.close()]);
    });

    it('a transaction goes on with prepared statements that its connection has never seen', async () => {
      const { db, pool, close } = connectDatabase(pooler.connectionString);
      const doubled = await db.transaction(async (tx) => {
        await tx.execute(sql`select 1`);
        const { rows } = await tx.execute<{ number: number }>(sql`select 20 + ${1}::int as number`);
        return rows[0]?.number;
      });
      expect(doubled).toBe(21);
      expect((await pool.query({ ...twice, values: [4] })).rows).toEqual([{ doubled: 8 }]);
      await close();
    });

    it('a statement that takes longer than allowed is given up, and ended at the server', async () => {
      const { db, close } = connectDatabase(pooler.connectionString, { statementTimeoutMs: 1_000 });
      await expect(db.execute(sql`select pg_sleep(60)`)).rejects.toMatchObject({
        cause: { message: 'Query read timeout' },
      });
      expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
      const running = `select 1 from pg_stat_activity where query = 'select pg_sleep(60)' and state = 'active'`;
      await vi.waitUntil(async () => (await test.database.pool.query(running)).rowCount === 0, 15_000);
      await close();
    });

    it('a statement of a transaction that takes longer than allowed is ended by the server', async () => {
      const { db, close } = connectDatabase(pooler.connectionString, { statementTimeoutMs: 1_000 });
      const slow = db.transaction((tx) => tx.execute(sql`select pg_sleep(60)`));
      await expect(slow).rejects.toMatchObject({ cause: { code: '57014' } });
      await close();
    });

    it('a transaction cannot lie idle for ever, and leaves nothing behind for whoever comes next', async () => {
      const { db, pool, close } = connectDatabase(pooler.connectionString, { maxConnections: 1 });
      const limit = `select current_setting('idle_in_transaction_session_timeout') as limit`;
      const within = await db.transaction((tx) => tx.execute(sql.raw(limit)));
      expect(within.rows).toEqual([{ limit: '1min' }]);
      for (let n = 0; n < 6; n += 1) expect((await pool.query(limit)).rows).toEqual([{ limit: '0' }]);
      await close();
    });
  },
);
