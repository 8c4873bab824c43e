import { readdir, readFile, readlink } from 'node:fs/promises';
import path from 'node:path';

const LISTENING = '0A';

/** The processes that listen on a port, on Linux, which tells of its processes as files. */
export async function processesOn(port: number): Promise<number[]> {
  const sockets = await socketsOn(port);
  const found: number[] = [];
  for (const pid of await readdir('/proc')) {
    if (/^\d+$/.test(pid) && (await holdsOneOf(sockets, pid))) found.push(Number(pid));
  }
  return found;
}

async function socketsOn(port: number): Promise<Set<string>> {
  const tables = await Promise.all(
    ['/proc/net/tcp', '/proc/net/tcp6'].map((file) => readFile(file, 'utf8').catch(() => '')),
  );
  const rows = tables.flatMap((table) => table.trim().split('\n')).map((row) => row.trim().split(/\s+/));
  const hex = port.toString(16).toUpperCase().padStart(4, '0');
  const ours = rows.filter(([, address, , state]) => address?.endsWith(`:${hex}`) && state === LISTENING);
  return new Set(ours.map((row) => `socket:[${row[9]}]`));
}

async function holdsOneOf(sockets: ReadonlySet<string>, pid: string): Promise<boolean> {
  const folder = path.join('/proc', pid, 'fd');
  const files = await readdir(folder).catch(() => []);
  for (const file of files) {
    if (sockets.has(await readlink(path.join(folder, file)).catch(() => ''))) return true;
  }
  return false;
}
