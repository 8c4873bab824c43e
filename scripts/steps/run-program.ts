import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const running = new Set<ChildProcess>();
const ORDERLY_STOP_MS = 15_000;

export interface Ending {
  readonly succeeded: boolean;
  /** Empty when the program wrote straight to the terminal. */
  readonly output: string;
  readonly errors: string;
}

export interface RunOptions {
  /** Let the program write to the terminal itself, for those that take long: all it says, or what is for people. */
  readonly shown?: 'everything' | 'errors';
  readonly env?: NodeJS.ProcessEnv;
}

/** Runs a program of the project with the project's Node, in a group of its own so that all of it can be ended. */
export function runProgram(args: readonly string[], options: RunOptions = {}): Promise<Ending> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      detached: true,
      env: { ...process.env, ...options.env },
      stdio: [
        'ignore',
        options.shown === 'everything' ? 'inherit' : 'pipe',
        options.shown === undefined ? 'pipe' : 'inherit',
      ],
    });
    running.add(child);
    const output: Buffer[] = [];
    const errors: Buffer[] = [];
    child.stdout?.on('data', (piece: Buffer) => output.push(piece));
    child.stderr?.on('data', (piece: Buffer) => errors.push(piece));
    child.once('error', reject);
    child.once('close', (code) => {
      running.delete(child);
      resolve({
        succeeded: code === 0,
        output: Buffer.concat(output).toString(),
        errors: Buffer.concat(errors).toString(),
      });
    });
  });
}

/** Ends what runs now: first as Ctrl-C would, so that it can tidy up, and by force when it does not. */
export function endRunningPrograms(): void {
  for (const child of running) {
    signalGroup(child, 'SIGINT');
    setTimeout(() => running.has(child) && signalGroup(child, 'SIGKILL'), ORDERLY_STOP_MS).unref();
  }
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group is gone already, which is what was wanted.
  }
}
