/** Whether the statements of another version of the academy still work on a schema. */
import type { Client } from 'pg';

/** One sentence for each that does not. Leaves nothing behind; `changed` is done to the schema first, and undone. */
export async function brokenStatements(
  client: Client,
  statements: readonly string[],
  changed: readonly string[] = [],
): Promise<string[]> {
  const broken: string[] = [];
  await client.query('BEGIN');
  try {
    for (const change of changed) await client.query(change);
    for (const statement of statements) {
      const reason = (await reasonAgainst(client, statement)) ?? (await leftOut(client, statement));
      if (reason !== null) broken.push(`${reason}: ${statement}`);
    }
  } finally {
    await client.query('ROLLBACK');
  }
  return broken;
}

/** PostgreSQL looks up every table, column, type and function of a statement that it prepares. */
async function reasonAgainst(client: Client, statement: string): Promise<string | null> {
  await client.query('SAVEPOINT before');
  try {
    await client.query(`PREPARE old AS ${statement}`);
    await client.query('DEALLOCATE old');
    return null;
  } catch (error) {
    await client.query('ROLLBACK TO before');
    return error instanceof Error ? error.message : String(error);
  }
}

/** What it finds out only when rows come: a column that must have a value, and that the statement does not know. */
async function leftOut(client: Client, statement: string): Promise<string | null> {
  const [, table = '', named = ''] = /^\s*insert into ([\w".]+)\s*\(([^)]*)\)/i.exec(statement) ?? [];
  if (table === '') return null;
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = to_regclass($1) and attnum > 0 and not attisdropped
       and attnotnull and not atthasdef and attidentity = ''`,
    [table],
  );
  const given = named.split(',').map((name) => name.trim().replaceAll('"', ''));
  const needed = rows.map(({ name }) => name).filter((name) => !given.includes(name));
  return needed.length === 0 ? null : `${table} needs ${needed.join(', ')}`;
}
