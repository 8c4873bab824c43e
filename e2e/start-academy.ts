import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { withoutSettings } from '@academy/contract/settings/setting-names.ts';
import type { Academy } from './academies.ts';

const root = path.resolve(import.meta.dirname, '..');
const READY_MS = 120_000;
const STOP_MS = 20_000;
const POLL_MS = 100;

type Settings = Readonly<Record<string, string>>;

export interface StartedAcademy {
  readonly academy: Academy;
  stop(): Promise<void>;
}

/** Starts the real product on a folder and a port of its own. */
export async function startAcademy(logFile: string, settings: Settings = {}): Promise<StartedAcademy> {
  const folder = newFolder();
  const dataDir = path.join(folder, 'data');
  // Listening to films takes a core for minutes: only where a story is about it.
  const quiet = { TRANSCRIBE: 'off' };
  // Every story has a client address of its own, in the header of a proxy, which the demo's sign-in otherwise refuses.
  const ours = { ACADEMY_DEMO_SIGN_IN: '1', ACADEMY_DATA: dataDir, PORT: '0' };
  const child = launchAcademy({ ...quiet, ...ours, ...settings }, logFile);
  try {
    const { address: url = '' } = await logLine(child, logFile, says('Academy is ready at'));
    // The demo's lessons change once more after that, when they get their films.
    if (settings['ACADEMY_DEMO'] !== '0')
      await logLine(child, logFile, says('The demo academy has its videos'));
    return { academy: { url, dataDir, logFile }, stop: () => stopAcademy(child, { folder, logFile }) };
  } catch (error) {
    await stopProcess(child);
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/** A temporary folder. Run by root, the embedded PostgreSQL has another account, which has to pass through it. */
export function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'academy-e2e-'));
  chmodSync(folder, 0o711);
  return folder;
}

/** The command line, on the academy whose data folder is given. */
export async function academyCommand(dataDir: string, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['cli/src/main.ts', ...args], {
    cwd: root,
    env: { ...process.env, ...withoutSettings, ACADEMY_DATA: dataDir },
  });
  return stdout.trim();
}

/** What it writes is in the log file. */
export function launchAcademy(settings: Settings, logFile: string): ChildProcess {
  mkdirSync(path.dirname(logFile), { recursive: true });
  const log = openSync(logFile, 'w');
  const academy = spawn(process.execPath, ['cli/src/main.ts', 'start'], {
    cwd: root,
    // A process group of its own, so that all it started can be ended with it, and Ctrl-C reaches it through us alone.
    detached: true,
    env: { ...process.env, ...withoutSettings, ...settings },
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  return academy;
}

export interface LogLine {
  readonly name?: string;
  readonly pid?: number;
  readonly msg?: string;
  readonly address?: string;
  /** When it was written. */
  readonly time?: number;
  /** Of a job that ended. */
  readonly job?: string;
  readonly durationMs?: number;
}

export const says = (words: string) => (line: LogLine) => line.msg?.startsWith(words) ?? false;

/** Waits for a line in the log of an academy. Answers the last one, where there are several. */
export async function logLine(
  academy: ChildProcess,
  logFile: string,
  isWanted: (line: LogLine) => boolean,
): Promise<LogLine> {
  const giveUpAt = Date.now() + READY_MS;
  for (;;) {
    const ended = hasEnded(academy);
    const log = readFileSync(logFile, 'utf8');
    const lines = log
      .split('\n')
      .slice(0, -1)
      .filter((line) => line.startsWith('{') && line.endsWith('}'));
    const found = lines.map((line): LogLine => JSON.parse(line)).findLast(isWanted);
    if (found !== undefined) return found;
    if (ended) throw new Error(`The academy ended before a line of its log was written:\n${log}`);
    if (Date.now() > giveUpAt)
      throw new Error(`The academy did not write a line of its log in time:\n${log}`);
    await delay(POLL_MS);
  }
}

async function stopAcademy(
  academy: ChildProcess,
  { folder, logFile }: { folder: string; logFile: string },
): Promise<void> {
  const stoppedInOrder = await stopProcess(academy);
  rmSync(folder, { recursive: true, force: true });
  if (!stoppedInOrder)
    throw new Error(`The academy did not stop in order:\n${readFileSync(logFile, 'utf8')}`);
}

async function stopProcess(academy: ChildProcess): Promise<boolean> {
  // A story may have stopped it already.
  if (hasEnded(academy) || academy.pid === undefined) return academy.exitCode === 0;
  const ended = once(academy, 'exit');
  academy.kill('SIGTERM');
  const inOrder = await Promise.race([ended.then(() => true), delay(STOP_MS, false, { ref: false })]);
  if (!inOrder) process.kill(-academy.pid, 'SIGKILL');
  await ended;
  return inOrder && academy.exitCode === 0;
}

export function hasEnded(academy: ChildProcess): boolean {
  return academy.exitCode !== null || academy.signalCode !== null;
}
