import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

/** Any number, as long as every process that migrates takes the same. */
const migrationLock = 7_201_947;

/**
 * Brings a database to the present schema. Processes that start together wait for each other on
 * an advisory lock, which the server drops by itself should the holder die.
 */
export async function migrateDatabase(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    await client.query("SET client_min_messages = 'warning'");
    await migrate(drizzle({ client }), { migrationsFolder });
    await noticeLostClients(client);
  } finally {
    await client.end();
  }
}

/**
 * Has the server end a statement whose client is gone, for every later connection to this database. Otherwise it finds out
 * when it has the answer, and behind a pooler nothing else would end a statement that takes too long.
 */
async function noticeLostClients(client: pg.Client): Promise<void> {
  const { database = '' } = client;
  await client
    .query(
      `ALTER ROLE CURRENT_USER IN DATABASE ${client.escapeIdentifier(database)} SET client_connection_check_interval = '2s'`,
    )
    // Not every system that PostgreSQL runs on can tell; and it is no reason not to start.
    .catch(() => undefined);
}
