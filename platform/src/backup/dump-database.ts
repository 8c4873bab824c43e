import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { listApplied, readMigrations } from '../database/migrations.ts';
import { BackupError } from './backup-error.ts';
import { copyOut } from './copy-protocol.ts';
import type { DumpedTable, Manifest } from './manifest.ts';
import { measuredBytes } from './measured-bytes.ts';
import { neededFileOf, neededFiles } from './needed-files.ts';
import { listStoredTables, type StoredTable } from './stored-tables.ts';

export interface DumpOptions {
  readonly connectionString: string;
  readonly folder: string;
  readonly onTable: (name: string) => void;
}

export type Dump = Pick<Manifest, 'migrations' | 'tables'>;

/**
 * Writes all tables into files, as they are at one moment: one transaction sees one state of the database, however long
 * it takes and whatever is written meanwhile. It holds no lock that others wait for.
 */
export async function dumpDatabase({ connectionString, folder, onTable }: DumpOptions): Promise<Dump> {
  const client = new pg.Client({ connectionString, application_name: 'academy backup', keepAlive: true });
  // A connection that breaks is reported by the query; the event alone would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await client.query(`SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0`);
    // How a table is written must not depend on the settings of the server.
    await client.query(`SET LOCAL timezone = 'UTC'; SET LOCAL datestyle = 'ISO, YMD';
      SET LOCAL intervalstyle = 'iso_8601'; SET LOCAL extra_float_digits = 3; SET LOCAL bytea_output = 'hex'`);
    const migrations = await listApplied(client);
    assertPresent(migrations);
    const tables: DumpedTable[] = [];
    for (const table of await listStoredTables(client)) {
      onTable(table.name);
      tables.push(await dumpTable(client, table, folder));
    }
    await pipeline(copyOut(client, `COPY (${neededFiles}) TO STDOUT`), newFile(neededFileOf(folder)));
    await client.query('COMMIT');
    return { migrations, tables };
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** What rows name is known of the present schema alone. */
function assertPresent(applied: readonly string[]): void {
  const known = readMigrations().map(({ checksum }) => checksum);
  if (applied.join() === known.join()) return;
  throw new BackupError(
    'The database is not at the present schema: make the backup with the version of the academy that last ran on it, or start this one first.',
  );
}

async function dumpTable(client: pg.Client, table: StoredTable, folder: string): Promise<DumpedTable> {
  const columns = table.columns.map((column) => pg.escapeIdentifier(column)).join(', ');
  let rows = 0;
  const copied = copyOut(
    client,
    `COPY public.${pg.escapeIdentifier(table.name)} (${columns}) TO STDOUT`,
    (count) => {
      rows = count;
    },
  );
  const measured = measuredBytes();
  await pipeline(copied, createGzip(), measured.pass, newFile(tableFileOf(folder, table.name)));
  const { size: bytes, checksum } = measured.result();
  return { name: table.name, columns: [...table.columns], rows, bytes, checksum };
}

function newFile(file: string) {
  return createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true });
}

/** The rows of a table as PostgreSQL's own COPY writes them, compressed. */
export function tableFileOf(folder: string, table: string): string {
  return path.join(folder, `${table}.copy.gz`);
}
