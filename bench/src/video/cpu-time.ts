import { readFile } from 'node:fs/promises';
import { processesOn } from '../listening-processes.ts';

/** Linux counts a process's time in hundredths of a second. */
const TICKS_PER_SECOND = 100;

/** The processor time so far of the processes that listen on a port; null where the machine does not say. */
export async function cpuSecondsOn(port: number): Promise<number | null> {
  try {
    let ticks = 0;
    for (const pid of await processesOn(port)) ticks += await ticksOf(pid);
    return ticks / TICKS_PER_SECOND;
  } catch {
    return null;
  }
}

async function ticksOf(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The name of the program, in parentheses, may hold anything: what follows it is counted from its end.
  const [user, system] = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return Number(user) + Number(system);
}
