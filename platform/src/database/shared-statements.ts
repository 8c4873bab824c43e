import { createHash } from 'node:crypto';
import type pg from 'pg';
import { type Ask, interceptQueries, type Values } from './intercept-queries.ts';

/*
 * Prepared statements over connections that are shared with others, behind a pooler that does not know of them. Parsing and
 * planning is most of what a small statement costs the server, so it is worth a guess: that whichever connection the
 * pooler chooses has seen the statement already. It is asked for by name alone. The few connections that do not know it
 * say so before anything is done, and it is asked once more with its text, which prepares it there for everybody.
 */

export interface SharedStatements {
  hits: number;
  misses: number;
}

/** The server's words for a name that it does not know, and for one that it knows already. */
const UNKNOWN = '26000';
const KNOWN = '42P05';
const ATTEMPTS = 4;
/** A pooler that forgets statements after every use, as some are set up to, makes guessing a waste. */
const GUESSES_BEFORE_JUDGING = 500;

export function shareStatements(client: pg.ClientBase, statements: SharedStatements): void {
  interceptQueries(client, (ask, query, values) => {
    if (query.name === undefined) return ask(query, values);
    // Within a transaction a wrong guess would be its end.
    const mayGuess = client.getTransactionStatus() === 'I' && pays(statements);
    return mayGuess ? guess(ask, { client, query, values, statements }) : ask(unnamed(query), values);
  });
}

function pays({ hits, misses }: SharedStatements): boolean {
  return misses < GUESSES_BEFORE_JUDGING || hits > misses * 4;
}

interface Guess {
  readonly client: pg.ClientBase;
  readonly query: pg.QueryConfig;
  readonly values: Values;
  readonly statements: SharedStatements;
}

async function guess(ask: Ask, { client, query, values, statements }: Guess): Promise<pg.QueryResult> {
  const name = sharedName(query);
  const parsed = parsedOn(client);
  parsed[name] ??= query.text;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    try {
      const result = await ask({ ...query, name }, values);
      statements.hits += 1;
      return result;
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (code === UNKNOWN) delete parsed[name];
      else if (code === KNOWN) parsed[name] = query.text;
      else throw error;
      statements.misses += 1;
    }
  }
  return ask(unnamed(query), values);
}

/** What the driver believes to be prepared on this connection, by name; it sends the text of everything else. */
function parsedOn(client: pg.ClientBase): Record<string, string> {
  return Reflect.get(Reflect.get(client, 'connection') as object, 'parsedStatements') as Record<
    string,
    string
  >;
}

function unnamed({ name: _, ...query }: pg.QueryConfig): pg.QueryConfig {
  return query;
}

const sharedNames = new Map<string, string>();

/** Other versions of the academy share the connections: the name says which text it stands for. */
function sharedName({ name = '', text }: pg.QueryConfig): string {
  let shared = sharedNames.get(text);
  if (shared === undefined) {
    shared = `${name.slice(0, 30)}_${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;
    sharedNames.set(text, shared);
  }
  return shared;
}
