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
export async function createTestDatabase(): Promise<TestDatabase> {
  const template = inject('templateDatabase');
  const name = `academy_test_${randomBytes(8).toString('hex')}`;
  await runBeside(template, `CREATE DATABASE ${name} TEMPLATE ${databaseNameOf(template)}`);
  const connectionString = withDatabaseName(template, name);
  const database = connectDatabase(connectionString, { maxConnections: 5 });
  return {
    connectionString,
    database,
    async drop() {
      await database.close();
      await runBeside(template, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    },
  };
}

/** On another database of the same server: a template cannot be cloned while somebody is connected to it. */
async function runBeside(template: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: withDatabaseName(template, 'postgres') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
