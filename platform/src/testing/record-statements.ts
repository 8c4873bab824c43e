/**
 * Writes down every statement that a process of the academy sends to PostgreSQL, for those that come after it: given to Node.js
 * with `--import`, it appends each to the file STATEMENTS_FILE, one JSON string a line. See docs/scale.md.
 */
import { appendFileSync } from 'node:fs';
import pg from 'pg';

const file = process.env['STATEMENTS_FILE'] ?? '';
const isAcademy = /\/(server|worker)\/src\/main\.ts$/.test(process.argv[1] ?? '');
const seen = new Set<string>();

/** What reads or writes rows; the rest, such as settings and locks, knows no table. */
const KNOWS_TABLES = /^\s*(select|insert|update|delete|with)\b/i;

function record(query: unknown): void {
  const text = typeof query === 'string' ? query : (query as { text?: unknown } | null)?.text;
  if (typeof text !== 'string' || !KNOWS_TABLES.test(text) || seen.has(text)) return;
  seen.add(text);
  appendFileSync(file, `${JSON.stringify(text)}\n`);
}

if (file !== '' && isAcademy) {
  const ask: (...question: unknown[]) => unknown = pg.Client.prototype.query;
  Object.assign(pg.Client.prototype, {
    query(this: pg.Client, ...question: unknown[]): unknown {
      record(question[0]);
      return ask.apply(this, question);
    },
  });
}
