import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { withoutSettings } from '@academy/contract/settings/setting-names.ts';
import pg from 'pg';

const cli = path.resolve(import.meta.dirname, '../../cli/src/main.ts');
const startMs = 60_000;

export interface RunningAcademy {
  readonly origin: string;
  readonly dataDir: string;
  /** Of `academy start`, which supervises all others. */
  pid(): number;
  /** Runs an operator's command against this academy. */
  command(...args: string[]): Promise<string>;
  /** Stops and starts it on the same data, with other settings. */
  restart(settings: Record<string, string>): Promise<void>;
  /** Stops it and removes its data. */
  stop(): Promise<void>;
}

/** The whole product with a data folder of its own, as `npm start` would run it, without workers. */
export async function startAcademy(settings: Readonly<Record<string, string>> = {}): Promise<RunningAcademy> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'academy-bench-'));
  // As root, PostgreSQL runs under another account, which has to get into the folder.
  await chmod(dataDir, 0o711);
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const env = {
    ...process.env,
    ...withoutSettings,
    ACADEMY_DATA: dataDir,
    PORT: String(port),
    WORKERS: '0',
    LOG_LEVEL: 'warn',
    ...settings,
  };

  let child: ChildProcess | null = null;
  const stop = async () => {
    process.off('SIGINT', giveUp).off('SIGTERM', giveUp);
    if (child !== null) await end(child);
    await rm(dataDir, { recursive: true, force: true });
  };
  const giveUp = () => void stop().finally(() => process.exit(1));
  process.once('SIGINT', giveUp).once('SIGTERM', giveUp);

  const start = async (settings: Record<string, string>) => {
    child = spawn(process.execPath, [cli, 'start'], {
      env: { ...env, ...settings },
      // A Ctrl-C reaches it through us alone, once.
      detached: true,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await ready(origin, child);
  };
  await start({}).catch(async (error: unknown) => {
    await stop();
    throw error;
  });

  return {
    origin,
    dataDir,
    pid: () => child?.pid ?? 0,
    command: async (...args) => {
      const run = promisify(execFile);
      const { stdout } = await run(process.execPath, [cli, ...args], { env, maxBuffer: 64 * 1024 * 1024 });
      return stdout.trim();
    },
    restart: async (settings) => {
      if (child !== null) await end(child);
      await start(settings);
    },
    stop,
  };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

async function ready(origin: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + startMs;
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`The academy ended with ${child.exitCode ?? child.signalCode} before it was ready.`);
    const answer = await fetch(`${origin}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await delay(100);
  }
  throw new Error('The academy was not ready in time.');
}

/** Gives access to the academy's database, over ten connections at most. */
export async function withDatabase<T>(
  academy: RunningAcademy,
  use: (pool: pg.Pool) => Promise<T>,
): Promise<T> {
  const pool = new pg.Pool({ connectionString: await academy.command('database'), max: 10 });
  try {
    return await use(pool);
  } finally {
    await pool.end();
  }
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
