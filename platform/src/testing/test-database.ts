import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { connectDatabase, type Database } from '../database/connect.ts';
import { databaseNameOf, withDatabaseName } from './database-name.ts';

export interface TestDatabase {
  /** As DATABASE_URL would have it: through a pooler, where the tests run behind one. */
  readonly connectionString: string;
  /** As DATABASE_DIRECT_URL would have it. */
  readonly directUrl: string;
  readonly database: Database;
  /** Closes the connections and removes the database. */
  drop(): Promise<void>;
}

/** The database as settings name it. */
export function addressesOf({
  connectionString,
  directUrl,
}: Pick<TestDatabase, 'connectionString' | 'directUrl'>) {
  return { databaseUrl: connectionString, databaseDirectUrl: directUrl };
}

/** A migrated database of its own for a test file, cloned from the template in milliseconds. */
export function createTestDatabase(): Promise<TestDatabase> {
  return createDatabase(databaseNameOf(inject('templateDatabase')));
}

/** The same with nothing in it, not even a schema. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return createDatabase('template0');
}

async function createDatabase(template: string): Promise<TestDatabase> {
  const server = inject('templateDatabase');
  const name = `academy_test_${randomBytes(8).toString('hex')}`;
  await runBeside(server, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  const directUrl = withDatabaseName(server, name);
  const connectionString = withDatabaseName(inject('pooler') ?? server, name);
  const database = connectDatabase(connectionString, { maxConnections: 5 });
  return {
    connectionString,
    directUrl,
    database,
    async drop() {
      await database.close();
      await runBeside(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    },
  };
}

/** On another database of the same server: a template cannot be cloned while somebody is connected to it. */
async function runBeside(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: withDatabaseName(server, 'postgres') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
