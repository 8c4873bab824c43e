import { createServer, type Server } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { checkDatabase, DatabaseUnreachableError } from './check-database.ts';
import { connectDatabase } from './connect.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(async () => {
  await test.drop();
});

function urlWith(change: (url: URL) => void): string {
  const url = new URL(test.connectionString);
  change(url);
  return url.href;
}

async function portOf(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

describe('connectDatabase', () => {
  it('ends a statement that takes longer than allowed, and goes on', async () => {
    const database = connectDatabase(test.connectionString, { statementTimeoutMs: 1_000 });
    await expect(database.db.execute(sql`select pg_sleep(60)`)).rejects.toMatchObject({
      cause: { code: '57014' },
    });
    expect((await database.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
    await database.close();
  });

  it('outlives connections that die while idle', async () => {
    const deaths: Error[] = [];
    const database = connectDatabase(test.connectionString, {
      applicationName: 'to be ended',
      onIdleError: (error) => deaths.push(error),
    });
    await database.db.execute(sql`select 1`);
    await test.database.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'to be ended'`,
    );
    await vi.waitFor(() => expect(deaths).toHaveLength(1), { timeout: 20_000 });
    expect((await database.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
    await database.close();
  });

  it('does not wait for ever for a free connection', async () => {
    const database = connectDatabase(test.connectionString, {
      maxConnections: 1,
      connectionTimeoutMs: 2_000,
    });
    const client = await database.pool.connect();
    await expect(database.db.execute(sql`select 1`)).rejects.toMatchObject({
      cause: { message: expect.stringContaining('timeout') },
    });
    client.release();
    await database.close();
  });

  it('can be closed twice', async () => {
    const database = connectDatabase(test.connectionString);
    await Promise.all([database.close(), database.close()]);
  });
});

describe('checkDatabase', () => {
  it('is content with a database that answers', async () => {
    await expect(checkDatabase(test.connectionString)).resolves.toBeUndefined();
  });

  it('says in one sentence that nothing answers', async () => {
    const url = 'postgres://academy:hunter2@127.0.0.1:9/academy';
    await expect(checkDatabase(url, { waitMs: 0 })).rejects.toThrow(
      new DatabaseUnreachableError(
        'Cannot use the database at 127.0.0.1:9/academy: nothing answers there (connection refused). Check DATABASE_URL and that the server runs.',
      ),
    );
  });

  it('does not wait when the password is wrong, and does not repeat it', async () => {
    const url = urlWith((it) => {
      it.password = 'hunter2';
    });
    const failure = checkDatabase(url, { waitMs: 600_000 });
    await expect(failure).rejects.toThrow(/password authentication failed/);
    await expect(failure).rejects.not.toThrow(/hunter2/);
  });

  it('does not wait for a database that does not exist', async () => {
    const url = urlWith((it) => {
      it.pathname = '/missing';
    });
    await expect(checkDatabase(url, { waitMs: 600_000 })).rejects.toThrow(
      /database "missing" does not exist/,
    );
  });

  it('waits for a server that is still starting', async () => {
    const held = createServer();
    const port = await portOf(held);
    let refused = 0;
    held.on('connection', (socket) => {
      refused += 1;
      socket.destroy();
    });
    const url = urlWith((it) => {
      it.port = String(port);
    });
    const failure = checkDatabase(url, { waitMs: 2_000 });
    await expect(failure).rejects.toThrow(DatabaseUnreachableError);
    expect(refused).toBeGreaterThan(1);
    held.close();
  });

  it('gives up on a server that takes connections and stays silent', async () => {
    const silent = createServer();
    const port = await portOf(silent);
    const url = urlWith((it) => {
      it.port = String(port);
    });
    await expect(checkDatabase(url, { waitMs: 0 })).rejects.toThrow(/timeout/);
    silent.close();
  });
});
