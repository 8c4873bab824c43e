/** All that an academy holds, to be compared before and after. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { TestDatabase } from '../../testing/test-database.ts';

export async function tablesOf({ database: { db } }: Pick<TestDatabase, 'database'>): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  );
  return rows.map(({ name }) => name);
}

/** Every row of every table, what the database computes included. */
export async function contentOf(test: Pick<TestDatabase, 'database'>): Promise<Record<string, string[]>> {
  const content: Record<string, string[]> = {};
  for (const table of await tablesOf(test)) {
    const { rows } = await test.database.db.execute<{ row: string }>(
      sql`select row::text as row from ${sql.identifier(table)} row order by 1`,
    );
    content[table] = rows.map(({ row }) => row);
  }
  return content;
}

/** By name, as text. */
export async function filesIn(dataDir: string): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const entry of await readdir(dataDir, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile()) files[path.relative(dataDir, file)] = await readFile(file, 'utf8');
  }
  return files;
}
