import { setTimeout as delay } from 'node:timers/promises';
import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { tolerateConnectionLoss, transactionsOn } from './transactions.ts';

export interface Database {
  readonly pool: pg.Pool;
  readonly db: NodePgDatabase;
  close(): Promise<void>;
}

export type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];

/** What a repository function takes: a transaction, or the database itself for a single statement. */
export type Queryable = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

export interface ConnectOptions {
  readonly maxConnections?: number;
  readonly statementTimeoutMs?: number;
  /** How long a caller waits for a connection, new or free. */
  readonly connectionTimeoutMs?: number;
  /** Shown in pg_stat_activity. */
  readonly applicationName?: string;
  /** Told about connections that died while idle; they are replaced without further ado. */
  readonly onIdleError?: (error: Error) => void;
}

/** A pool that connects when first asked, and gives up waiting instead of letting requests pile up. */
export function connectDatabase(connectionString: string, options: ConnectOptions = {}): Database {
  const statementTimeoutMs = options.statementTimeoutMs ?? 10_000;
  const pool = new pg.Pool({
    connectionString,
    max: options.maxConnections ?? 10,
    application_name: options.applicationName ?? 'academy',
    connectionTimeoutMillis: options.connectionTimeoutMs ?? 5_000,
    idleTimeoutMillis: 60_000,
    statement_timeout: statementTimeoutMs,
    // The server cannot tell us that it timed out when it is silent altogether: the client gives up by itself.
    query_timeout: statementTimeoutMs + 2_000,
    // A process that stops in the middle of a transaction must not hold its locks for ever.
    idle_in_transaction_session_timeout: 60_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  // Without a listener, a connection that dies while idle (a database restart) would end the whole process.
  pool.on('error', options.onIdleError ?? (() => undefined));
  pool.on('connect', tolerateConnectionLoss);
  const db = drizzle(pool);
  db.transaction = transactionsOn(pool);
  let closing: Promise<void> | undefined;
  return {
    pool,
    db,
    close() {
      closing ??= pool.end();
      return closing;
    },
  };
}

/** The message is one sentence for the operator; it never holds the password. */
export class DatabaseUnreachableError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DatabaseUnreachableError';
  }
}

export interface CheckOptions {
  /** How long a database that is still starting is waited for. */
  readonly waitMs?: number;
}

const ATTEMPT_MS = 3_000;
const PAUSE_MS = 250;

/** Answers once the database takes a query; a refusal that waiting cannot cure fails at once. */
export async function checkDatabase(connectionString: string, options: CheckOptions = {}): Promise<void> {
  const deadline = Date.now() + (options.waitMs ?? 8_000);
  for (;;) {
    try {
      await askOnce(connectionString);
      return;
    } catch (error) {
      if (!mayPass(error) || Date.now() + PAUSE_MS > deadline) {
        throw new DatabaseUnreachableError(sentenceFor(connectionString, error), { cause: error });
      }
      await delay(PAUSE_MS);
    }
  }
}

async function askOnce(connectionString: string): Promise<void> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: ATTEMPT_MS,
    query_timeout: ATTEMPT_MS,
  });
  // A connection that breaks later is reported by the query; the event alone would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
  } finally {
    // A server that went silent would keep us waiting for its goodbye.
    await Promise.race([client.end().catch(() => undefined), delay(ATTEMPT_MS, undefined, { ref: false })]);
  }
}

/** SQLSTATE class 28 is a refused sign-in, 3D000 a database that does not exist. */
function mayPass(error: unknown): boolean {
  const code = codeOf(error);
  return !(code?.startsWith('28') || code === '3D000');
}

function sentenceFor(connectionString: string, error: unknown): string {
  const { hostname, port, pathname } = new URL(connectionString);
  const address = `${hostname}:${port || '5432'}${decodeURIComponent(pathname)}`;
  return `Cannot use the database at ${address}: ${reasonOf(error)}. Check DATABASE_URL and that the server runs.`;
}

function reasonOf(error: unknown): string {
  switch (codeOf(error)) {
    case 'ECONNREFUSED':
      return 'nothing answers there (connection refused)';
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return 'no such host';
    default:
      return error instanceof Error
        ? error.message.replaceAll(/\s+/g, ' ').replace(/\.$/, '')
        : 'unknown reason';
  }
}

function codeOf(error: unknown): string | undefined {
  if (error instanceof AggregateError) return codeOf(error.errors[0]);
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
