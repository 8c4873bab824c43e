import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { connectDatabase, type Database } from '../database/connect.ts';
import { databaseNameOf, withDatabaseName } from './database-name.ts';

export interface TestDatabase {
  readonly connectionString: string;
  readonly database: Database;
  /** Closes the connections and removes the database. */
  drop(): Promise<void>;
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
  const connectionString = withDatabaseName(server, name);
  const database = connectDatabase(connectionString, { maxConnections: 5 });
  return {
    connectionString,
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
