/**
 * What the embedded PostgreSQL of an academy really ran while some work was done, read from its log: the statements, for a
 * control that makes the same ones, and their plans. Nothing is copied from the product, so nothing can differ from it.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

type Work = () => Promise<unknown>;

export interface Statement {
  readonly text: string;
  /** As PostgreSQL logs them: text, whatever their type. */
  readonly values: readonly (string | null)[];
}

export async function statementsOf(dataDir: string, work: Work): Promise<Statement[]> {
  const settings = path.join(dataDir, 'postgres/postgresql.auto.conf');
  const before = await readFile(settings, 'utf8');
  try {
    await writeFile(settings, `${before}\nlog_min_duration_statement = 0\n`);
    await reload(dataDir);
    return statementsIn(await logEntriesOf(dataDir, work));
  } finally {
    await writeFile(settings, before);
    await reload(dataDir);
  }
}

async function reload(dataDir: string): Promise<void> {
  process.kill(await postmasterOf(dataDir), 'SIGHUP');
}

/** The process that all others of an academy's PostgreSQL are children of. */
export async function postmasterOf(dataDir: string): Promise<number> {
  const [pid] = (await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n');
  return Number(pid);
}

/** The parameters of a statement are in the entry after it. */
function statementsIn(entries: readonly string[]): Statement[] {
  return entries.flatMap((entry, index) => {
    const [, text] = /duration: [\d.]+ ms {2}execute [^:]+: ([\s\S]*)/.exec(entry) ?? [];
    if (text === undefined) return [];
    const [, parameters = ''] = /DETAIL: {2}parameters: ([\s\S]*)/i.exec(entries[index + 1] ?? '') ?? [];
    const values = [...parameters.matchAll(/\$\d+ = (?:NULL|'((?:[^']|'')*)')/g)].map(
      ([, value]) => value?.replaceAll("''", "'") ?? null,
    );
    return [{ text: text.trim(), values }];
  });
}

/** The settings with which PostgreSQL logs the plan of every statement. */
export const explainSettings = [
  'session_preload_libraries=auto_explain',
  'auto_explain.log_min_duration=0',
  'auto_explain.log_analyze=on',
  'auto_explain.log_timing=off',
  'auto_explain.log_nested_statements=on',
].join(' ');

/**
 * The plan of each statement. Of a plan only the nodes that read a table or an index: they show whether an index was used.
 */
export async function plansOf(dataDir: string, work: Work): Promise<string[]> {
  return (await logEntriesOf(dataDir, work))
    .filter(
      (entry) =>
        entry.includes('plan:') &&
        /\b(courses|search_words|sessions|lessons|caption_cues|lesson_words|users)\b/.test(entry),
    )
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

async function logEntriesOf(dataDir: string, work: Work): Promise<string[]> {
  const before = (await settledLog(dataDir)).length;
  await work();
  const log = (await settledLog(dataDir)).slice(before);
  return log.split(/^(?=\d{4}-\d\d-\d\d )/m);
}

/** PostgreSQL writes its log a moment after the answer: it is complete when it has stopped growing. */
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
