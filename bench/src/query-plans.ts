/**
 * Shows how PostgreSQL really ran the academy's own statements: it explains every statement in its log
 * while the academy works, so nothing is copied and nothing can differ.
 */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** For the embedded PostgreSQL of an academy whose plans are to be read. */
export const explainSettings = [
  'session_preload_libraries=auto_explain',
  'auto_explain.log_min_duration=0',
  'auto_explain.log_analyze=on',
  'auto_explain.log_timing=off',
  'auto_explain.log_nested_statements=on',
].join(' ');

/** The plans of what the academy read while the work was done, one text a statement. */
export async function plansOf(dataDir: string, work: () => Promise<void>): Promise<string[]> {
  const before = (await settledLog(dataDir)).length;
  await work();
  return plansIn((await settledLog(dataDir)).slice(before));
}

/** PostgreSQL writes its log a moment after the answer: it is read when it has stopped growing. */
async function settledLog(dataDir: string): Promise<string> {
  for (let log = await serverLog(dataDir); ; ) {
    await delay(500);
    const later = await serverLog(dataDir);
    if (later.length === log.length) return log;
    log = later;
  }
}

async function serverLog(dataDir: string): Promise<string> {
  const folder = path.join(dataDir, 'postgres/log');
  const files = (await readdir(folder)).toSorted();
  return (await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')))).join('');
}

/** Of each plan the nodes that read a table or an index: whether an index was used is told by those. */
function plansIn(log: string): string[] {
  return log
    .split(/^(?=\d{4}-\d\d-\d\d )/m)
    .filter((entry) => entry.includes('plan:') && /\b(courses|search_words|sessions)\b/.test(entry))
    .map((entry) =>
      entry
        .split('\n')
        .filter((line) => /\b(Seq Scan|Index Scan|Index Only Scan|Bitmap Index Scan)\b/.test(line))
        .map((line) =>
          line
            .replaceAll(/\s+/g, ' ')
            .replace(/^ ?->/, '')
            .replace(/\(cost=\S+ rows=\d+ width=\d+\) /, '')
            .trim(),
        )
        .join('\n'),
    )
    .filter((plan) => plan !== '');
}
