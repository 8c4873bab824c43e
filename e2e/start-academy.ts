import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
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
const DEMO_IS_WHOLE = '"msg":"The demo academy has its videos"';

type Settings = Readonly<Record<string, string>>;

export interface StartedAcademy {
  readonly place: Academy;
  stop(): Promise<void>;
}

/** Starts the real product on a folder and a port of its own. */
export async function startAcademy(logFile: string, settings: Settings = {}): Promise<StartedAcademy> {
  const folder = mkdtempSync(path.join(tmpdir(), 'academy-e2e-'));
  // Run by root, the embedded PostgreSQL lives under another account, which has to pass through.
  chmodSync(folder, 0o711);
  const port = await freePort();
  const place = { url: `http://localhost:${port}`, dataDir: path.join(folder, 'data'), logFile };
  // Every story has a client address of its own, told as a proxy tells it; the sign-in of a laptop would refuse that.
  const signIn = { ACADEMY_DEMO_SIGN_IN: '1' };
  const academy = launch(
    { ...signIn, ...settings, ACADEMY_DATA: place.dataDir, PORT: String(port) },
    logFile,
  );
  const log = () => readFileSync(logFile, 'utf8');
  try {
    await becomesReady(academy, async () => {
      if (!(await fetch(`${place.url}/readyz`).catch(() => null))?.ok) return false;
      // The demo's lessons change once more after that, when they get their films.
      return settings['ACADEMY_DEMO'] === '0' || log().includes(DEMO_IS_WHOLE);
    });
  } catch (error) {
    await stopProcess(academy);
    rmSync(folder, { recursive: true, force: true });
    throw new Error(`${error instanceof Error ? error.message : error}\n${log()}`);
  }
  return {
    place,
    stop: async () => {
      const stoppedInOrder = await stopProcess(academy);
      rmSync(folder, { recursive: true, force: true });
      if (!stoppedInOrder) throw new Error(`The academy did not stop in order:\n${log()}`);
    },
  };
}

/** The command line, on the academy whose data folder is given. */
export async function academyCommand(dataDir: string, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['cli/src/main.ts', ...args], {
    cwd: root,
    env: { ...process.env, ...withoutSettings, ACADEMY_DATA: dataDir },
  });
  return stdout;
}

function launch(settings: Settings, logFile: string): ChildProcess {
  mkdirSync(path.dirname(logFile), { recursive: true });
  const log = openSync(logFile, 'w');
  const academy = spawn(process.execPath, ['cli/src/main.ts', 'start'], {
    cwd: root,
    // A group of its own, so that whatever it started can be ended with it, and Ctrl-C reaches it through us alone.
    detached: true,
    env: { ...process.env, ...withoutSettings, ...settings },
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  return academy;
}

async function becomesReady(academy: ChildProcess, isReady: () => Promise<boolean>): Promise<void> {
  const giveUpAt = Date.now() + READY_MS;
  while (Date.now() < giveUpAt) {
    if (hasEnded(academy)) throw new Error('The academy ended before it was ready:');
    if (await isReady()) return;
    await delay(POLL_MS);
  }
  throw new Error(`The academy was not ready within ${READY_MS / 1000} s:`);
}

async function stopProcess(academy: ChildProcess): Promise<boolean> {
  if (hasEnded(academy) || academy.pid === undefined) return false;
  const ended = once(academy, 'exit');
  academy.kill('SIGTERM');
  const inOrder = await Promise.race([ended.then(() => true), delay(STOP_MS, false, { ref: false })]);
  if (!inOrder) process.kill(-academy.pid, 'SIGKILL');
  await ended;
  return inOrder && academy.exitCode === 0;
}

function hasEnded(academy: ChildProcess): boolean {
  return academy.exitCode !== null || academy.signalCode !== null;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}
