import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** What the embedded PostgreSQL of an academy wrote into its log while the work was done, entry by entry. */
export async function logEntriesOf(dataDir: string, work: () => Promise<void>): Promise<string[]> {
  const before = (await settledLog(dataDir)).length;
  await work();
  const log = (await settledLog(dataDir)).slice(before);
  return log.split(/^(?=\d{4}-\d\d-\d\d )/m);
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
