/**
 * Makes e2e/cluster/previous-release.json from what platform/src/testing/record-statements.ts wrote down: every statement once, and
 * of those that the job queue has for each of its queues, one. docs/scale.md says when to run it.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const [
  recorded = '',
  release = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim(),
] = process.argv.slice(2);

const byKind = new Map<string, string>();
for (const line of readFileSync(recorded, 'utf8').split('\n').filter(Boolean).toSorted()) {
  const statement: string = JSON.parse(line);
  const kind = statement.includes('pgboss.') ? statement.replaceAll(/'[\w.]+'/g, "''") : statement;
  if (!byKind.has(kind)) byKind.set(kind, statement);
}
const statements = [...byKind.values()].toSorted();
const file = path.join(root, 'e2e/cluster/previous-release.json');
writeFileSync(file, `${JSON.stringify({ release, statements }, null, 2)}\n`);
console.log(`${statements.length} statements of ${release}`);
