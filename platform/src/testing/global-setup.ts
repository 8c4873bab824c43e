import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrateDatabase } from '../database/migrate.ts';
import { isCephInstalled, NO_CEPH, offerCeph } from './ceph-on-demand.ts';
import { withDatabaseName } from './database-name.ts';
import { startPgBouncer } from './pgbouncer.ts';
import { startTestCluster } from './test-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A database that is never connected to, to be cloned, and how to reach its server. */
    templateDatabase: string;
    /** The same server behind a pooler, when the tests are to run so. */
    pooler: string | null;
    /** Who asks here gets a Ceph; see test-bucket.ts. */
    cephAddress: string;
    /** Where files are kept, for tests that run once on each store. */
    storage: 'disk' | 's3';
  }
}

let cleanUp: (() => Promise<void>) | undefined;

/**
 * Once for all test files: a server (TEST_DATABASE_URL, or our own) with one migrated database to clone. TEST_POOLER=1
 * puts a PgBouncer in front, and the tests use it as an academy would.
 */
export async function setup(project: TestProject): Promise<void> {
  const given = process.env['TEST_DATABASE_URL'];
  const cluster = given ? { connectionString: given, stop: async () => undefined } : await startTestCluster();
  const name = `academy_template_${randomBytes(6).toString('hex')}`;
  const pooler = process.env['TEST_POOLER'] === '1' ? await startPgBouncer(cluster.connectionString) : null;
  const ceph = await offerCeph();
  project.provide('cephAddress', ceph.address);
  if (!isCephInstalled) process.stderr.write(`${NO_CEPH}\n`);
  cleanUp = async () => {
    await ceph.stop();
    await pooler?.stop();
    await runOn(cluster.connectionString, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await cluster.stop();
  };
  await runOn(cluster.connectionString, `CREATE DATABASE ${name}`);
  const template = withDatabaseName(cluster.connectionString, name);
  await migrateDatabase(template);
  project.provide('templateDatabase', template);
  project.provide('pooler', pooler?.connectionString ?? null);
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
