import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

const cli = path.resolve(import.meta.dirname, '../../cli/src/main.ts');
const startMs = 60_000;

export interface RunningAcademy {
  readonly origin: string;
  /** Runs an operator's command against this academy. */
  command(...args: string[]): Promise<string>;
  stop(): Promise<void>;
}

/** The whole product with a data folder of its own, as `npm start` would run it, without workers. */
export async function startAcademy(): Promise<RunningAcademy> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'academy-bench-'));
  const port = await freePort();
  const env = { ...process.env, ACADEMY_DATA: dataDir, PORT: String(port), WORKERS: '0', LOG_LEVEL: 'warn' };
  const child = spawn(process.execPath, [cli, 'start'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const origin = `http://localhost:${port}`;
  await ready(origin, child);
  return {
    origin,
    command: async (...args) => {
      const run = promisify(execFile);
      const { stdout } = await run(process.execPath, [cli, ...args], { env, maxBuffer: 64 * 1024 * 1024 });
      return stdout.trim();
    },
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function ready(origin: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + startMs;
  while (Date.now() < deadline) {
    if (child.exitCode !== null)
      throw new Error(`The academy ended with ${child.exitCode} before it was ready.`);
    const answer = await fetch(`${origin}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await delay(100);
  }
  child.kill('SIGTERM');
  throw new Error('The academy was not ready in time.');
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
