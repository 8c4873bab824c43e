import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { databaseNameOf } from './database-name.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

const opened: TestDatabase[] = [];

async function open(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  opened.push(database);
  return database;
}

afterAll(async () => {
  await Promise.all(opened.map((database) => database.drop()));
});

describe('createTestDatabase', () => {
  it('gives each caller a migrated database of its own', async () => {
    const [first, second] = await Promise.all([open(), open()]);
    await first.database.db.execute(
      sql`insert into users (id, name, username, email) select uuidv7(), 'Ada', 'ada', 'ada@example.org'`,
    );
    const count = (database: TestDatabase) =>
      database.database.db.execute<{ users: number }>(sql`select count(*)::int as users from users`);
    expect((await count(first)).rows).toEqual([{ users: 1 }]);
    expect((await count(second)).rows).toEqual([{ users: 0 }]);
  });

  it('removes the database even while somebody is connected to it', async () => {
    const database = await createTestDatabase();
    const stranger = new pg.Client({ connectionString: database.connectionString });
    const cutOff = new Promise((resolve) => stranger.on('error', resolve));
    await stranger.connect();
    await database.drop();
    await cutOff;
    const other = await open();
    const { rows } = await other.database.db.execute<{ datname: string }>(
      sql`select datname from pg_database`,
    );
    expect(rows.map((row) => row.datname)).not.toContain(databaseNameOf(database.connectionString));
  });
});
