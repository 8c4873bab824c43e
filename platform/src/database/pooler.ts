import type pg from 'pg';
import { interceptQueries } from './intercept-queries.ts';
import { type SharedStatements, shareStatements } from './shared-statements.ts';

/*
 * A pooler such as PgBouncer may stand between us and PostgreSQL, and give every transaction another connection to it. What
 * it is like is found out and not set: an operator who got it wrong would meet errors that come and go.
 */

/** What lies between us and PostgreSQL. */
export type Line =
  /** Nothing: a connection is a session of the server. */
  | { readonly kind: 'direct' }
  /** A pooler that knows named statements, and prepares them wherever they are needed. */
  | { readonly kind: 'pooled' }
  /** A pooler that passes names on as they are, to whichever connection comes next. */
  | { readonly kind: 'pooled without names'; readonly statements: SharedStatements };

const probe = `select pg_backend_pid() as pid,
  exists (select from pg_prepared_statements where name = 'academy_line') as "keepsName"`;

/**
 * A pooler invents the process that it names at the start, and those that know named statements give them names of their own.
 * In a transaction, so that what is asked and what is cleaned up is the same connection.
 */
export async function lookAtLine(client: pg.ClientBase): Promise<Line> {
  await client.query('BEGIN');
  const { rows } = await client.query<{ pid: number; keepsName: boolean }>({
    name: 'academy_line',
    text: probe,
  });
  const isDirect = rows[0]?.pid === processOf(client);
  const keepsName = rows[0]?.keepsName === true;
  if (keepsName) await client.query('DEALLOCATE academy_line');
  await client.query('COMMIT');
  if (isDirect) return { kind: 'direct' };
  return keepsName
    ? { kind: 'pooled without names', statements: { hits: 0, misses: 0 } }
    : { kind: 'pooled' };
}

function processOf(client: pg.ClientBase): unknown {
  return Reflect.get(client, 'processID');
}

/** A process that stops in the middle of a transaction must not hold its locks for ever. */
const IDLE_IN_TRANSACTION_MS = 60_000;

/** Gives a new connection its limits, in the way that the line allows. */
export async function adaptTo(
  line: Line,
  client: pg.ClientBase,
  { statementTimeoutMs }: { readonly statementTimeoutMs: number },
): Promise<void> {
  const limits = {
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
  };
  if (line.kind === 'direct') await client.query(settingsOf(limits, 'set'));
  else limitTransactions(client, limits);
  if (line.kind === 'pooled without names') shareStatements(client, line.statements);
}

/**
 * What is set for a session would stay behind for whoever has the connection next, so each transaction sets its own limits as
 * it begins. A statement alone is given up by us, and PostgreSQL ends what nobody waits for (see migrate.ts). Cancelling it
 * would be quicker, but ends PgBouncer 1.18 now and then, and with it everybody's connections.
 */
function limitTransactions(client: pg.ClientBase, limits: Readonly<Record<string, number>>): void {
  const added = settingsOf(limits, 'set local');
  interceptQueries(client, (ask, query, values) =>
    /^begin\b/i.test(query.text)
      ? ask({ ...query, text: `${query.text}; ${added}` }, values)
      : ask(query, values),
  );
}

function settingsOf(limits: Readonly<Record<string, number>>, verb: 'set' | 'set local'): string {
  return Object.entries(limits)
    .map(([name, value]) => `${verb} ${name} = ${value}`)
    .join('; ');
}
