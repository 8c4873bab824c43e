import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { adaptTo, type Line, lookAtLine } from './pooler.ts';
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
  let line: Promise<Line> | undefined;
  // Before anybody is given the connection. Limits are no start-up parameters: a pooler refuses those that it does not know.
  const makeReady = async (client: pg.ClientBase): Promise<void> => {
    tolerateConnectionLoss(client);
    line ??= lookAtLine(client).catch((error: unknown) => {
      line = undefined;
      throw error;
    });
    await adaptTo(await line, client, { statementTimeoutMs });
  };
  const pool = new pg.Pool({
    connectionString,
    max: options.maxConnections ?? 10,
    application_name: options.applicationName ?? 'academy',
    connectionTimeoutMillis: options.connectionTimeoutMs ?? 5_000,
    idleTimeoutMillis: 60_000,
    // The server cannot tell us that it timed out when it is silent altogether: the client gives up by itself.
    query_timeout: statementTimeoutMs + 2_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    onConnect: makeReady,
  });
  // Without a listener, a connection that dies while idle (a database restart) would end the whole process.
  pool.on('error', options.onIdleError ?? (() => undefined));
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
