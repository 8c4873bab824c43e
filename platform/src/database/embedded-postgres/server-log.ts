import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';

const KEPT_FILES = 5;
const TAIL_LINES = 6;

async function logFiles(cluster: string): Promise<string[]> {
  const folder = path.join(cluster, 'log');
  const names = await readdir(folder).catch(() => []);
  return names.sort().map((name) => path.join(folder, name));
}

/** PostgreSQL begins a new file at 10 MB and at each start, but never removes one. */
export async function pruneServerLog(cluster: string): Promise<void> {
  const files = await logFiles(cluster);
  await Promise.all(files.slice(0, -KEPT_FILES).map((file) => rm(file, { force: true })));
}

/** The last lines of the newest file: the reason why a start failed. */
export async function tailOfServerLog(cluster: string): Promise<string> {
  const newest = (await logFiles(cluster)).at(-1);
  if (newest === undefined) return '';
  const content = await readFile(newest, 'utf8').catch(() => '');
  return content.trim().split('\n').slice(-TAIL_LINES).join('\n');
}
