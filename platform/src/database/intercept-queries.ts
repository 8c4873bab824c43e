import type pg from 'pg';

export type Values = unknown[] | undefined;
export type Ask = (query: pg.QueryConfig, values: Values) => Promise<pg.QueryResult>;
type Answered = (error: Error | undefined, result?: pg.QueryResult) => void;

/**
 * Puts something between whoever asks over this connection and the connection itself: for single statements, however they
 * are asked. Streams and cursors pass by.
 */
export function interceptQueries(
  client: pg.ClientBase,
  intercept: (ask: Ask, query: pg.QueryConfig, values: Values) => Promise<pg.QueryResult>,
): void {
  const inner: (...question: unknown[]) => unknown = Reflect.get(client, 'query');
  const ask: Ask = (query, values) => inner.call(client, query, values) as Promise<pg.QueryResult>;
  Object.assign(client, {
    query(...question: unknown[]): unknown {
      const [first, ...rest] = question;
      const query = typeof first === 'string' ? { text: first } : first;
      if (!isStatement(query)) return inner.apply(client, question);
      const answer = intercept(
        ask,
        query,
        rest.find((argument) => Array.isArray(argument)),
      );
      const answered = rest.find((argument) => typeof argument === 'function') as Answered | undefined;
      if (answered === undefined) return answer;
      answer.then((result) => answered(undefined, result), answered);
      return undefined;
    },
  });
}

function isStatement(query: unknown): query is pg.QueryConfig {
  return typeof query === 'object' && query !== null && 'text' in query && !('submit' in query);
}
