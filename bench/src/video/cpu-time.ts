import { readdir, readFile, readlink } from 'node:fs/promises';
import path from 'node:path';

/** Linux counts a process's time in hundredths of a second. */
const TICKS_PER_SECOND = 100;
const LISTENING = '0A';

/** The processor time so far of the processes that listen on a port; null where the machine does not say. */
export async function cpuSecondsOn(port: number): Promise<number | null> {
  try {
    const sockets = await socketsOn(port);
    let ticks = 0;
    for (const pid of await readdir('/proc')) {
      if (/^\d+$/.test(pid) && (await holdsOneOf(sockets, pid))) ticks += await ticksOf(pid);
    }
    return ticks / TICKS_PER_SECOND;
  } catch {
    return null;
  }
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

async function ticksOf(pid: string): Promise<number> {
  const text = await readFile(path.join('/proc', pid, 'stat'), 'utf8');
  // The name of the program, in parentheses, may hold anything: what follows it is counted from its end.
  const [user, system] = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return Number(user) + Number(system);
}
