import { setTimeout as delay } from 'node:timers/promises';
import { type Server, type ServerOptions, startServer } from './server.ts';
import { pruneServerLog } from './server-log.ts';
import { stopPostmaster } from './stop-postmaster.ts';

export interface SupervisedServer {
  readonly port: number;
  stop(): Promise<void>;
}

/** An hour would do for an ordinary log; a server that complains of every statement fills a disk in less. */
const PRUNE_EVERY_MS = 5_000;
const RESTART_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 5_000;

/**
 * Keeps one server running: when it dies without having been asked to, it is started again on the same port, so
 * that every pool of connections finds it where it was.
 */
export async function superviseServer(options: ServerOptions): Promise<SupervisedServer> {
  const { cluster, log } = options;
  await pruneServerLog(cluster);
  const stopping = new AbortController();
  let server = await startServer(options);
  const { port } = server;
  const pruning = setInterval(() => void pruneServerLog(cluster).catch(() => undefined), PRUNE_EVERY_MS);
  pruning.unref();

  async function keepRunning(): Promise<void> {
    for (;;) {
      await server.ended;
      if (stopping.signal.aborted) return;
      log.error('PostgreSQL ended unexpectedly; starting it again');
      const restarted = await restart({ ...options, port }, stopping.signal);
      if (restarted === null) return;
      server = restarted;
      if (stopping.signal.aborted) return;
      log.info('PostgreSQL runs again');
    }
  }
  const supervision = keepRunning();

  return {
    port,
    async stop() {
      stopping.abort();
      clearInterval(pruning);
      await stopUnlessEnded(server);
      await supervision;
      // A restart that was under way when the stop came has left a server of its own.
      await stopUnlessEnded(server);
    },
  };
}

async function restart(options: ServerOptions, signal: AbortSignal): Promise<Server | null> {
  for (let pauseMs = RESTART_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    await delay(pauseMs, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return null;
    try {
      return await startServer(options);
    } catch (error) {
      options.log.error({ err: error }, 'PostgreSQL could not be started again');
    }
  }
}

async function stopUnlessEnded(server: Server): Promise<void> {
  if (!server.hasEnded()) await stopPostmaster(server.pid, () => server.hasEnded());
}
