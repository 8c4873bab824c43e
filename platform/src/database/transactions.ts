import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';

/*
 * Transactions that return their connection to the pool even when the server went away or fell silent. The query
 * builder's own never return one that failed to begin, and return one as usable that still waits for an answer: a few
 * writes during an outage would use up the pool for ever.
 */

type RunTransaction = NodePgDatabase['transaction'];

export function transactionsOn(pool: pg.Pool): RunTransaction {
  return async (run, config) => {
    const client = await pool.connect();
    try {
      return await drizzle(client).transaction(run, config);
    } finally {
      // The pool throws away a connection that broke or was closed.
      client.release();
    }
  };
}

/** To be called once for each connection of a pool. */
export function tolerateConnectionLoss(client: pg.ClientBase): void {
  // Between the statements of a transaction there is no other listener, and an unhandled error would end the process.
  client.on('error', () => undefined);
  closeOnSilence(client);
}

/** Closes the connection after the first unanswered query: every further one would wait behind it. */
function closeOnSilence(client: pg.ClientBase): void {
  const ask: (...question: unknown[]) => unknown = Reflect.get(client, 'query');
  Object.assign(client, {
    query(...question: unknown[]): unknown {
      const answer = ask.apply(client, question);
      if (answer instanceof Promise) answer.catch((error: unknown) => closeIfSilent(client, error));
      return answer;
    },
  });
}

function closeIfSilent(client: pg.ClientBase & { end?: () => Promise<void> }, error: unknown): void {
  if (error instanceof Error && error.message === 'Query read timeout') void client.end?.();
}
