/**
 * The statements that a request of the academy really makes, read from PostgreSQL's log, so that a control can make
 * the very same ones: nothing is copied and nothing can differ.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { logEntriesOf } from './postgres-log.ts';

export interface Statement {
  readonly text: string;
  /** As PostgreSQL writes them down: text, whatever their type. */
  readonly values: readonly (string | null)[];
}

/** What was asked of the embedded PostgreSQL of an academy while the work was done. */
export async function statementsOf(dataDir: string, work: () => Promise<void>): Promise<Statement[]> {
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

/** Its first line is the process to ask. */
async function reload(dataDir: string): Promise<void> {
  const [pid] = (await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n');
  process.kill(Number(pid), 'SIGHUP');
}

/** A statement is told with its parameters in the entry after it. */
function statementsIn(entries: readonly string[]): Statement[] {
  return entries.flatMap((entry, index) => {
    const [, text] = /duration: [\d.]+ ms {2}execute [^:]+: ([\s\S]*)/.exec(entry) ?? [];
    if (text === undefined) return [];
    const [, parameters = ''] = /DETAIL: {2}parameters: ([\s\S]*)/i.exec(entries[index + 1] ?? '') ?? [];
    return [{ text: text.trim(), values: valuesIn(parameters) }];
  });
}

function valuesIn(parameters: string): (string | null)[] {
  return [...parameters.matchAll(/\$\d+ = (?:NULL|'((?:[^']|'')*)')/g)].map(
    ([, value]) => value?.replaceAll("''", "'") ?? null,
  );
}
