import { type ChildProcess, spawn } from 'node:child_process';
import { repositoryRoot } from '@academy/platform/repository-root.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** As an address: as a path, a folder with a # or % in its name would not be found. */
export const fastStart = new URL('../fast-start.ts', import.meta.url).href;

export interface Ending {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/**
 * Starts a program of ours with the Node that runs this one. It writes to our own output, and the channel to us
 * tells it when we are gone, however that happened: then it ends by itself. It leads a process group of its own,
 * because a Ctrl-C in the terminal is for us: we stop everything once and in order.
 */
export function startProgram(script: string, env: Environment): ChildProcess {
  return spawn(process.execPath, ['--import', fastStart, script], {
    cwd: repositoryRoot,
    env: { ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: true,
  });
}

export function endOf(child: ChildProcess): Promise<Ending> {
  return new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve({ code, signal }));
    // Where it could not even be started there is no exit; and an unhandled error event would end this process.
    child.on('error', () => {
      if (child.pid === undefined) resolve({ code: null, signal: null });
    });
  });
}

export function describeEnding({ code, signal }: Ending): string {
  if (signal !== null) return `by ${signal}`;
  return code === null ? 'before it began' : `with exit code ${code}`;
}
