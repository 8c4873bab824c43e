import pg from 'pg';
import { DatabaseUnreachableError } from './check-database.ts';

/*
 * What is listened for, an advisory lock, a migration: they need a connection that stays the same session of PostgreSQL
 * from one statement to the next. A pooler in transaction mode lends another one each time, and says nothing.
 */

const ROUNDS = 10;
const PATIENCE_MS = 5_000;

/** Whether a connection to this address is the same session for as long as it is open. */
export async function keepsSession(connectionString: string): Promise<boolean> {
  const one = await open(connectionString);
  try {
    if ((await serverProcess(one)) === Reflect.get(one, 'processID')) return true;
    const other = await open(connectionString);
    try {
      return await areApart(one, other);
    } finally {
      await other.end();
    }
  } finally {
    await one.end();
  }
}

/** Throws a sentence for the operator where it does not. */
export async function requireSession(directUrl: string): Promise<void> {
  if (!(await keepsSession(directUrl))) throw new DatabaseUnreachableError(noSessionSentence);
}

export const noSessionSentence =
  'DATABASE_URL leads to a pooler that shares connections, such as PgBouncer in transaction mode. Set DATABASE_DIRECT_URL to the address of PostgreSQL itself, for what needs a connection of its own.';

/** Two that share connections meet on one of them, or change theirs, within a few statements. */
async function areApart(one: pg.Client, other: pg.Client): Promise<boolean> {
  const [first, second] = [await serverProcess(one), await serverProcess(other)];
  for (let round = 0; round < ROUNDS; round += 1) {
    const [now, then] = [await serverProcess(one), await serverProcess(other)];
    if (now !== first || then !== second || now === then) return false;
  }
  return true;
}

async function open(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  });
  // A connection that breaks is reported by the query; the event alone would end the process.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function serverProcess(client: pg.Client): Promise<number | undefined> {
  return (await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')).rows[0]?.pid;
}
