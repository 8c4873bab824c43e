import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { migrationsFolder } from './migrate.ts';

export interface Migration {
  /** Of its text: a migration that was edited is another one. */
  readonly checksum: string;
  readonly createdMs: number;
  readonly statements: readonly string[];
}

/** The way from an empty database to the present schema. */
export function readMigrations(): Migration[] {
  return readMigrationFiles({ migrationsFolder }).map(({ hash, folderMillis, sql }) => ({
    checksum: hash,
    createdMs: folderMillis,
    statements: sql,
  }));
}

/** The checksums of the migrations that a database has seen, first to last. */
export async function listApplied(client: Pick<pg.ClientBase, 'query'>): Promise<string[]> {
  const found = await client.query<{ found: boolean }>(
    `SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS found`,
  );
  if (found.rows[0]?.found !== true) return [];
  const { rows } = await client.query<{ hash: string }>(
    'SELECT hash FROM drizzle.__drizzle_migrations ORDER BY created_at, id',
  );
  return rows.map(({ hash }) => hash);
}

/** Within a transaction of the caller's, on an empty database, and noted down as migrateDatabase does it. */
export async function applyMigrations(
  client: pg.ClientBase,
  migrations: readonly Migration[],
): Promise<void> {
  await client.query(`
    CREATE SCHEMA drizzle;
    CREATE TABLE drizzle.__drizzle_migrations (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint)`);
  for (const { checksum, createdMs, statements } of migrations) {
    for (const statement of statements) await client.query(statement);
    await client.query('INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)', [
      checksum,
      createdMs,
    ]);
  }
}
