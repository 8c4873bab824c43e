import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrateDatabase } from '../database/migrate.ts';
import { withDatabaseName } from './database-name.ts';
import { startTestCluster } from './test-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A database that is never connected to, to be cloned, and how to reach its server. */
    templateDatabase: string;
  }
}

let cleanUp: (() => Promise<void>) | undefined;

/** Once for all test files: a server (TEST_DATABASE_URL, or our own) with one migrated database to clone. */
export async function setup(project: TestProject): Promise<void> {
  const given = process.env['TEST_DATABASE_URL'];
  const cluster = given ? { connectionString: given, stop: async () => undefined } : await startTestCluster();
  const name = `academy_template_${randomBytes(6).toString('hex')}`;
  cleanUp = async () => {
    await runOn(cluster.connectionString, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await cluster.stop();
  };
  await runOn(cluster.connectionString, `CREATE DATABASE ${name}`);
  const template = withDatabaseName(cluster.connectionString, name);
  await migrateDatabase(template);
  project.provide('templateDatabase', template);
}

export async function teardown(): Promise<void> {
  await cleanUp?.();
}

async function runOn(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
