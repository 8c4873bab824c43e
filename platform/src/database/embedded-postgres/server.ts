import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../free-port.ts';
import type { Log } from '../../log.ts';
import { type Account, postgresEnvironment, spawnAs } from './account.ts';
import type { Binaries } from './binaries.ts';
import { disownStalePostmasterFile, readPostmasterFile } from './postmaster-file.ts';
import { tailOfServerLog } from './server-log.ts';
import { serverArguments } from './server-settings.ts';

export interface ServerOptions {
  readonly cluster: string;
  readonly binaries: Binaries;
  readonly account: Account | null;
  readonly durable: boolean;
  readonly settings: readonly string[];
  readonly log: Log;
  /** Undefined: any free one. */
  readonly port?: number | undefined;
}

export interface Server {
  readonly pid: number;
  readonly port: number;
  readonly ended: Promise<void>;
  hasEnded(): boolean;
}

const POLL_MS = 15;
/** Replaying the log after a crash takes as long as it takes; giving up earlier would only begin it anew. */
const START_LIMIT_MS = 300_000;
const ATTEMPTS = 40;
const ATTEMPT_PAUSE_MS = 250;

/**
 * Two failures pass by themselves: another program took the port between our choosing and PostgreSQL's binding it, and
 * processes of a crashed server that have not noticed yet that they should end.
 */
const PASSING_FAILURE = /could not (bind|create any TCP\/IP sockets)|shared memory block .* still in use/;

export async function startServer(options: ServerOptions): Promise<Server> {
  for (let attempt = 1; ; attempt += 1) {
    const port = options.port ?? (await freePort());
    try {
      return await startOnce(options, port);
    } catch (error) {
      const passes = error instanceof Error && PASSING_FAILURE.test(error.message);
      if (!passes || attempt === ATTEMPTS) throw error;
      await delay(ATTEMPT_PAUSE_MS);
    }
  }
}

async function startOnce(options: ServerOptions, port: number): Promise<Server> {
  const { cluster, binaries, account, durable, settings, log } = options;
  await disownStalePostmasterFile(cluster);
  const child = spawn(binaries.postgres, ['-D', cluster, ...serverArguments({ port, durable, settings })], {
    ...spawnAs(account),
    env: postgresEnvironment,
    stdio: ['ignore', 'ignore', 'pipe'],
    // Its own process group: Ctrl+C in a terminal is for the academy, which stops PostgreSQL after everything else.
    detached: true,
  });
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint = (complaint + text).slice(-4_000);
  });
  const ended = endOf(child);
  const started = Date.now();
  let patienceMs = 5_000;
  while (!(await isReady(cluster, child))) {
    if (hasEnded(child)) {
      await ended;
      throw new Error(
        `PostgreSQL did not start: ${complaint.trim()}\n${await tailOfServerLog(cluster)}`.trim(),
      );
    }
    const waitedMs = Date.now() - started;
    if (waitedMs > START_LIMIT_MS) {
      child.kill('SIGQUIT');
      throw new Error(`PostgreSQL was not ready after ${START_LIMIT_MS / 1000} seconds.`);
    }
    if (waitedMs > patienceMs) {
      log.info({ waitedSeconds: Math.round(waitedMs / 1000) }, 'PostgreSQL is still starting');
      patienceMs *= 2;
    }
    await delay(POLL_MS);
  }
  return { pid: child.pid ?? 0, port, ended, hasEnded: () => hasEnded(child) };
}

async function isReady(cluster: string, child: ChildProcess): Promise<boolean> {
  const postmaster = await readPostmasterFile(cluster);
  return postmaster?.ready === true && postmaster.pid === child.pid;
}

function hasEnded(child: ChildProcess): boolean {
  return child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
}

function endOf(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('error', () => resolve());
    child.once('exit', () => resolve());
  });
}
