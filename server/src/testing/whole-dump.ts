/** Everything that the database and the stores of files hold, as text to search in. */
import type { Database } from '@academy/platform/database/connect.ts';
import { sql } from 'drizzle-orm';
import type { TestAcademy } from './test-academy.ts';

interface Column {
  readonly table: string;
  readonly column: string;
}

/** All tables of all schemas of the academy, those of the job queue included. */
async function listTables({ db }: Database): Promise<string[]> {
  const { rows } = await db.execute<{ table: string }>(sql`
    select quote_ident(nspname) || '.' || quote_ident(relname) as table from pg_class
    join pg_namespace on pg_namespace.oid = relnamespace
    where relkind = 'r' and nspname not in ('pg_catalog', 'information_schema', 'pg_toast') order by 1`);
  return rows.map(({ table }) => table);
}

/**
 * The columns that can name a person: whatever refers to accounts by a key and, where there is no key, ids whose names say so.
 * A new table is among them by itself.
 */
export async function listPersonColumns({ db }: Database): Promise<Column[]> {
  const { rows } = await db.execute<{ table: string; column: string }>(sql`
    select conrelid::regclass::text as table, attname as column from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = any (conkey)
    where contype = 'f' and confrelid = 'users'::regclass
    union
    select attrelid::regclass::text, attname from pg_attribute
    join pg_class on pg_class.oid = attrelid join pg_namespace on pg_namespace.oid = relnamespace
    where relkind = 'r' and nspname = 'public' and atttypid = 'uuid'::regtype and not attisdropped
      and attname ~ '(user|person|actor|author|owner|member|student|teacher|creator|_by)' and attname <> 'id'
    order by 1, 2`);
  return rows;
}

export async function countNamed({ db }: Database, { table, column }: Column, id: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from ${sql.raw(table)} where ${sql.identifier(column)} = ${id}::uuid`);
  return rows[0]?.count ?? 0;
}

/** Where each text is found: `table:` and `file:` with what it is. Case does not matter. */
export async function findEverywhere(
  { database, blobs, uploadStore }: TestAcademy,
  texts: readonly string[],
): Promise<Map<string, string[]>> {
  const found = new Map(texts.map((text): [string, string[]] => [text, []]));
  const look = (place: string, content: string) => {
    const folded = content.toLowerCase();
    for (const [text, places] of found) {
      if (folded.includes(text.toLowerCase()) && !places.includes(place)) places.push(place);
    }
  };
  for (const table of await listTables(database)) {
    const { rows } = await database.db.execute<{ row: string }>(
      sql`select whole::text as row from ${sql.raw(table)} as whole`,
    );
    for (const { row } of rows) look(table, row);
  }
  for await (const { key } of blobs.list('')) {
    const opened = await blobs.get(key);
    const chunks: Buffer[] = [];
    for await (const chunk of (opened?.stream ?? []) as AsyncIterable<Buffer>) chunks.push(chunk);
    look(`file ${key.split('/')[0]}`, `${key} ${Buffer.concat(chunks).toString('latin1')}`);
  }
  for await (const { id, size } of uploadStore.list()) {
    const chunks: Buffer[] = [];
    for await (const chunk of (await uploadStore.read(id, size)) ?? []) chunks.push(chunk as Buffer);
    look('file uploads', `${id} ${Buffer.concat(chunks).toString('latin1')}`);
  }
  return found;
}
