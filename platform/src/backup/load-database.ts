import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { applyMigrations, type Migration, readMigrations } from '../database/migrations.ts';
import { BackupError } from './backup-error.ts';
import { copyIn } from './copy-protocol.ts';
import { tableFileOf } from './dump-database.ts';
import type { DumpedTable, Manifest } from './manifest.ts';
import { listStoredTables, type StoredTable } from './stored-tables.ts';

export interface LoadOptions {
  readonly connectionString: string;
  readonly folder: string;
  readonly manifest: Manifest;
  readonly onTable: (name: string) => void;
}

/**
 * A backup does not know which sessions ended after it was made, and those must not come back: all users sign in again.
 */
const NEVER_LOADED: ReadonlySet<string> = new Set([
  'sessions',
  'sign_in_attempts',
  'access_tokens',
  // The jobs that send them are not in a backup, nor is what they tell of still news.
  'webhook_deliveries',
]);

/** Makes the schema of the backup in an empty database and fills it, in one transaction: all of it or nothing. */
export async function loadDatabase(options: LoadOptions): Promise<void> {
  const { connectionString, folder, manifest, onTable } = options;
  const migrations = knownMigrations(manifest);
  const client = new pg.Client({ connectionString, application_name: 'academy restore', keepAlive: true });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(`BEGIN; SET LOCAL statement_timeout = 0; SET LOCAL client_min_messages = 'warning';
      SET LOCAL idle_in_transaction_session_timeout = 0`);
    await assertEmpty(client);
    await applyMigrations(client, migrations);
    // The rows come in their final order: nothing has to wait for the end to be checked.
    await client.query('SET CONSTRAINTS ALL IMMEDIATE');
    for (const { table, dumped } of pairsOf(await listStoredTables(client), manifest.tables)) {
      if (NEVER_LOADED.has(table.name)) continue;
      onTable(table.name);
      await loadTable(client, dumped, folder);
    }
    await awakenUploads(client, manifest);
    await client.query('COMMIT');
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** However old the backup is, uploads count as fresh: the time that it lay there is not the time of an abandoned one. */
async function awakenUploads(client: pg.Client, { tables }: Manifest): Promise<void> {
  if (!tables.some(({ name }) => name === 'uploads')) return;
  await client.query('UPDATE public.uploads SET updated_at = now()');
}

/** A backup of an older academy is loaded as what it was, and brought to the present schema afterwards. */
export function knownMigrations({ migrations, academyVersion }: Manifest): Migration[] {
  const known = readMigrations().slice(0, migrations.length);
  const isOurs =
    migrations.length > 0 &&
    known.length === migrations.length &&
    known.every(({ checksum }, index) => checksum === migrations[index]);
  if (isOurs) return known;
  throw new BackupError(
    `The backup was made by another version of the academy (${academyVersion}), whose database this one does not know: restore it with that version or a newer one.`,
  );
}

export async function assertEmpty(client: Pick<pg.ClientBase, 'query'>): Promise<void> {
  const { rows } = await client.query<{ name: string }>(`
    SELECT nspname || '.' || relname AS name FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
    WHERE relkind IN ('r', 'p') AND nspname NOT LIKE 'pg\\_%' AND nspname <> 'information_schema'
      AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_class.oid AND deptype = 'e')
    ORDER BY 1 LIMIT 1`);
  if (rows[0] === undefined) return;
  throw new BackupError(
    `The database is not empty (it has a table ${rows[0].name}): a backup is restored into a new one.`,
  );
}

function pairsOf(tables: readonly StoredTable[], dumps: readonly DumpedTable[]) {
  const pairs = tables.map((table) => ({ table, dumped: dumps.find(({ name }) => name === table.name) }));
  const isWhole = dumps.length === tables.length;
  return pairs.map(({ table, dumped }) => {
    const fits = dumped !== undefined && dumped.columns.toSorted().join() === table.columns.toSorted().join();
    if (!isWhole || !fits) throw new BackupError(`The backup does not fit its schema at ${table.name}.`);
    return { table, dumped };
  });
}

/** What triggers would do when a row comes was done when it came for the first time. */
async function loadTable(client: pg.Client, dumped: DumpedTable, folder: string): Promise<void> {
  const table = `public.${pg.escapeIdentifier(dumped.name)}`;
  const columns = dumped.columns.map((column) => pg.escapeIdentifier(column)).join(', ');
  await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  let count = 0;
  await pipeline(createReadStream(tableFileOf(folder, dumped.name)), createGunzip(), async (rows) => {
    count = await copyIn(client, `COPY ${table} (${columns}) FROM STDIN`, rows);
  });
  if (count !== dumped.rows) {
    throw new BackupError(`The backup has ${count} rows of ${dumped.name} and should have ${dumped.rows}.`);
  }
  await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
}
