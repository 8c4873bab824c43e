import { readFileSync } from 'node:fs';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { vi } from 'vitest';

export interface StandIn {
  readonly program: string;
  /** Waits until the processes that it noted with `note` run, and gives their ids. */
  pids(): Promise<number[]>;
}

/** A shell script instead of a program, for faults that no real program shows on demand. `note <id>` notes a process. */
export async function standInProgram(folder: string, name: string, script: string): Promise<StandIn> {
  const program = path.join(folder, name);
  const notes = `${program}.pids`;
  await writeFile(program, `#!/bin/sh\nnote() { echo "$1" >> '${notes}'; }\n${script}\n`);
  await chmod(program, 0o755);
  return {
    program,
    async pids() {
      const noted = await vi.waitFor(
        async () => {
          const text = await readFile(notes, 'utf8');
          if (!text.includes('\n')) throw new Error('nothing noted yet');
          return text;
        },
        { timeout: 10_000 },
      );
      return noted.trim().split('\n').map(Number);
    },
  };
}

/** Waits until none of the processes is there any more. */
export async function allGone(pids: readonly number[]): Promise<void> {
  await vi.waitFor(
    () => {
      const left = pids.filter(isRunning);
      if (left.length > 0) throw new Error(`still running: ${left.join(', ')}`);
    },
    { timeout: 10_000 },
  );
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  return !isZombie(pid);
}

/** Dead, and only its parent has not asked yet; who adopted it may take its time. */
function isZombie(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');
  } catch {
    return false;
  }
}
