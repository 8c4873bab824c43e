/** What Linux tells about processes, in the files of /proc. */
import { readdir, readFile, readlink } from 'node:fs/promises';
import path from 'node:path';

/** As /proc/net/tcp writes it. */
const LISTENING = '0A';
/** Linux counts a process's time in hundredths of a second. */
const TICKS_PER_SECOND = 100;

/** The processes that listen on a port. */
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

/** The processor time so far of the processes that listen on a port; null where the machine does not say. */
export async function cpuSecondsOn(port: number): Promise<number | null> {
  try {
    return await cpuSecondsOf(await processesOn(port));
  } catch {
    return null;
  }
}

/** The processor time so far of processes. */
export async function cpuSecondsOf(pids: readonly number[]): Promise<number> {
  let ticks = 0;
  for (const pid of pids) ticks += await ticksOf(pid);
  return ticks / TICKS_PER_SECOND;
}

/** The processor time so far of a process and of all that it started, those that have ended included. */
export async function cpuSecondsOfFamily(pid: number): Promise<number> {
  let ticks = await ticksOf(pid, 'with those that ended');
  for (const name of await readdir('/proc')) {
    const child = Number(name);
    // It may end while it is looked at.
    if (child > 0 && (await parentOf(child).catch(() => 0)) === pid)
      ticks += await ticksOf(child).catch(() => 0);
  }
  return ticks / TICKS_PER_SECOND;
}

/** The child of a process that runs a program. */
export async function childRunning(pid: number, program: string): Promise<number> {
  for (const name of await readdir('/proc')) {
    const child = Number(name);
    if (!(child > 0) || (await parentOf(child).catch(() => 0)) !== pid) continue;
    if ((await readFile(`/proc/${child}/cmdline`, 'utf8').catch(() => '')).includes(program)) return child;
  }
  throw new Error(`No process runs ${program}.`);
}

async function parentOf(pid: number): Promise<number> {
  return Number((await statOf(pid))[1]);
}

async function ticksOf(pid: number, scope?: 'with those that ended'): Promise<number> {
  const times = (await statOf(pid)).slice(11, scope === undefined ? 13 : 15);
  return times.reduce((sum, time) => sum + Number(time), 0);
}

async function statOf(pid: number): Promise<string[]> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The name of the program, in parentheses, may contain blanks: the fields are counted from its end.
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}
