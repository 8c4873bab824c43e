import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { withoutSettings } from '@academy/contract/settings/setting-names.ts';
import type { FullConfig } from '@playwright/test';

const root = path.resolve(import.meta.dirname, '..');
const READY_MS = 120_000;
const STOP_MS = 20_000;
const POLL_MS = 100;

/** Starts the real product on a folder and a port of its own for all stories, and answers how to stop it. */
// biome-ignore lint/style/noDefaultExport: Playwright calls the default export of its global setup.
export default async function startAcademy(
  config: FullConfig,
  settings: Readonly<Record<string, string>> = {},
): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'academy-e2e-'));
  // Run by root, the embedded PostgreSQL lives under another account, which has to pass through.
  chmodSync(folder, 0o711);
  const logFile = path.join(config.projects[0]?.outputDir ?? folder, 'academy.log');
  const port = await freePort();
  const dataDir = path.join(folder, 'data');
  const academy = launch({ ...settings, ACADEMY_DATA: dataDir, PORT: String(port) }, logFile);
  const stop = async () => {
    const stoppedInOrder = await stopAcademy(academy);
    rmSync(folder, { recursive: true, force: true });
    if (!stoppedInOrder)
      throw new Error(`The academy did not stop in order:\n${readFileSync(logFile, 'utf8')}`);
  };
  try {
    await becomesReady(`http://localhost:${port}/readyz`, academy);
  } catch (error) {
    await stopAcademy(academy);
    const log = readFileSync(logFile, 'utf8');
    rmSync(folder, { recursive: true, force: true });
    throw new Error(`${error instanceof Error ? error.message : error}\n${log}`);
  }
  process.env['ACADEMY_E2E_URL'] = `http://localhost:${port}`;
  process.env['ACADEMY_E2E_DATA'] = dataDir;
  return stop;
}

function launch(settings: Readonly<Record<string, string>>, logFile: string): ChildProcess {
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

async function becomesReady(address: string, academy: ChildProcess): Promise<void> {
  const giveUpAt = Date.now() + READY_MS;
  while (Date.now() < giveUpAt) {
    if (hasEnded(academy)) throw new Error('The academy ended before it was ready:');
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return;
    await delay(POLL_MS);
  }
  throw new Error(`The academy was not ready within ${READY_MS / 1000} s:`);
}

async function stopAcademy(academy: ChildProcess): Promise<boolean> {
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
