import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '../database/embedded-postgres/embedded-postgres.ts';
import { silentLog } from '../log.ts';

export interface TestCluster {
  readonly connectionString: string;
  stop(): Promise<void>;
}

/** A PostgreSQL for one run of the tests, in a temporary folder of which nothing stays. */
export async function startTestCluster(): Promise<TestCluster> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'academy-test-'));
  // As root, PostgreSQL runs under another account, which has to get into the folder.
  await chmod(dataDir, 0o711);
  const guard = guardFolder(dataDir);
  const server = await startEmbeddedPostgres({
    dataDir,
    log: silentLog,
    durable: false,
    // A database of seconds needs no tidying, and one that is being tidied cannot be dropped by its owner.
    settings: ['autovacuum=off'],
  });
  return {
    connectionString: server.connectionString,
    async stop() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
      guard.release();
    },
  };
}

/**
 * Cleans up when the run is killed and cannot do so itself: a process of its own waits for the pipe from this one
 * to break, which it does however this process ends.
 */
export function guardFolder(dataDir: string): { release(): void } {
  const script = `
    cat > /dev/null
    pid=$(head -n 1 "$1/postgres/postmaster.pid" 2> /dev/null)
    if [ -n "$pid" ]; then
      kill -QUIT "$pid" 2> /dev/null
      while kill -0 "$pid" 2> /dev/null; do sleep 0.1; done
    fi
    rm -rf "$1"`;
  const guard = spawn('/bin/sh', ['-c', script, 'sh', dataDir], {
    stdio: ['pipe', 'ignore', 'ignore'],
    // Not in our process group, or Ctrl+C would end it with us.
    detached: true,
  });
  guard.unref();
  return { release: () => guard.stdin.end() };
}
