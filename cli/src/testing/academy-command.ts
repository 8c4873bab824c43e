import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { repositoryRoot } from '@academy/platform/repository-root.ts';

export interface AcademyCommand {
  readonly child: ChildProcess;
  readonly ended: Promise<{ readonly code: number | null; readonly stdout: string; readonly stderr: string }>;
  /** The line of the log that is wanted, as soon as it is written; fails when the command ends without it. */
  line(wanted: (line: LogLine) => boolean): Promise<LogLine>;
}

export interface LogLine {
  readonly name?: string;
  readonly pid?: number;
  readonly msg?: string;
  readonly address?: string;
}

interface CommandOptions {
  readonly input?: string;
  /** Of a checkout of another version. */
  readonly root?: string;
}

/** Runs the real command line with nothing of the environment of the tests. */
export function academyCommand(
  args: readonly string[],
  env: Record<string, string> = {},
  { input = '', root = repositoryRoot }: CommandOptions = {},
): AcademyCommand {
  const child = spawn(process.execPath, [path.join(root, 'cli/src/main.ts'), ...args], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  child.stdin.end(input);
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  const ended = new Promise<Awaited<AcademyCommand['ended']>>((resolve) => {
    child.once('close', (code) => resolve({ code, stdout, stderr }));
  });
  return {
    child,
    ended,
    async line(wanted) {
      for (;;) {
        const found = linesOf(stdout).find(wanted);
        if (found) return found;
        if (child.exitCode !== null || child.signalCode !== null) {
          throw new Error(`The command ended without that line.\n${stdout}\n${stderr}`);
        }
        await Promise.race([once(child.stdout, 'data'), ended]);
      }
    },
  };
}

function linesOf(output: string): LogLine[] {
  return output
    .split('\n')
    .filter((line) => line.startsWith('{') && line.endsWith('}'))
    .map((line): LogLine => JSON.parse(line));
}
