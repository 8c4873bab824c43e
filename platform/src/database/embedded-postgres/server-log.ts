import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';

const KEPT_FILES = 5;
const TAIL_LINES = 6;

/** Oldest first, by when they were last written: names follow the clock, which may have been put back. */
async function logFiles(cluster: string): Promise<string[]> {
  const folder = path.join(cluster, 'log');
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => path.join(folder, name));
  const dated = await Promise.all(
    files.map(async (file) => ({ file, writtenMs: (await stat(file).catch(() => null))?.mtimeMs ?? 0 })),
  );
  dated.sort((a, b) => a.writtenMs - b.writtenMs || (a.file < b.file ? -1 : 1));
  return dated.map(({ file }) => file);
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
