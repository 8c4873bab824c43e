/*
 * What a transaction leaves of its connection when the server went away or fell silent in the middle of it. The query
 * builder's own transaction never gives a connection back that did not even begin, and gives one back as good that
 * still waits for an answer: a few writes during an outage would use up the pool for ever.
 */
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';

type Run = NodePgDatabase['transaction'];

export function transactionsOn(pool: pg.Pool): Run {
  return async (story, config) => {
    const client = await pool.connect();
    try {
      return await drizzle(client).transaction(story, config);
    } finally {
      // One that broke or was hung up on is thrown away by the pool.
      client.release();
    }
  };
}

/** To be called once for each connection of a pool. */
export function surviveItsServer(client: pg.ClientBase): void {
  // Between the statements of a transaction nobody else listens, and an unheard error would end the whole process.
  client.on('error', () => undefined);
  hangUpOnSilence(client);
}

/** After the first unanswered question no other is asked: each would wait its whole time behind it. */
function hangUpOnSilence(client: pg.ClientBase): void {
  const ask: (...question: unknown[]) => unknown = Reflect.get(client, 'query');
  Object.assign(client, {
    query(...question: unknown[]): unknown {
      const answer = ask.apply(client, question);
      if (answer instanceof Promise) answer.catch((error: unknown) => hangUpIfSilent(client, error));
      return answer;
    },
  });
}

function hangUpIfSilent(client: pg.ClientBase & { end?: () => Promise<void> }, error: unknown): void {
  if (error instanceof Error && error.message === 'Query read timeout') void client.end?.();
}
