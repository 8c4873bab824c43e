/** The processes of this machine, to find those that an academy has started, and to kill or stop them. */
import { execFileSync } from 'node:child_process';
import { until } from './until.ts';

export interface RunningProcess {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
}

function listProcesses(): RunningProcess[] {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], {
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  });
  return table.split('\n').flatMap((line) => {
    const [, pid, parent, command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return pid === undefined ? [] : [{ pid: Number(pid), parent: Number(parent), command }];
  });
}

/** A process and everything below it, the oldest first. */
export function familyOf(pid: number): RunningProcess[] {
  const all = listProcesses();
  const family = all.filter((one) => one.pid === pid);
  for (const member of family) family.push(...all.filter(({ parent }) => parent === member.pid));
  return family;
}

/** The parent of a process, its parent, and so on. */
export function ancestorsOf(pid: number): number[] {
  const parents = new Map(listProcesses().map((one) => [one.pid, one.parent]));
  const ancestors: number[] = [];
  for (let at = parents.get(pid); at !== undefined && at > 1; at = parents.get(at)) ancestors.push(at);
  return ancestors;
}

export function processesWith(word: string): RunningProcess[] {
  return listProcesses().filter(({ command }) => command.includes(word));
}

/** Answers how many processes took the signal. */
export function signalAll(pids: readonly number[], signal: NodeJS.Signals): number {
  // Zero means our own process group, and a negative number another one.
  const group = pids.find((pid) => !(pid > 0));
  if (group !== undefined) throw new Error(`${group} is not a process.`);
  return pids.filter((pid) => {
    try {
      return process.kill(pid, signal);
    } catch {
      return false;
    }
  }).length;
}

function isRunning(pid: number): boolean {
  return listProcesses().some((one) => one.pid === pid && !one.command.includes('<defunct>'));
}

export async function untilGone(pids: readonly number[]): Promise<void> {
  await until(() => pids.every((pid) => !isRunning(pid)), { withinMs: 20_000, what: 'processes to be gone' });
}

/** Answers how long it took after the end of a worker until an ffmpeg worked on that version again. */
export async function untilTriedAgain(version: string): Promise<number> {
  const atWork = () => processesWith(version).length > 0;
  await until(() => !atWork(), { withinMs: 20_000, what: 'the ffmpeg of the killed worker to be gone' });
  return until(atWork, { withinMs: 150_000, what: 'another try', everyMs: 500 });
}
