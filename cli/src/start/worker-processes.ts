import path from 'node:path';
import type { Log } from '@academy/platform/log.ts';
import { repositoryRoot } from '@academy/platform/repository-root.ts';
import { databaseAddress } from '../database/database-address.ts';
import type { Settings } from '../settings.ts';
import { type Environment, endOf, startProgram } from '../supervisor/child-program.ts';
import { backOff } from '../supervisor/restart-rules.ts';
import type { StopSignals } from '../supervisor/stop-signals.ts';
import { type Supervised, supervise } from '../supervisor/supervise.ts';

export const workerScript = path.join(repositoryRoot, 'worker/src/main.ts');

const backOffTimes = { firstPauseMs: 500, longestPauseMs: 30_000, wellAfterMs: 60_000 };
/** Above the time it takes itself to hand its jobs back. */
const STOP_MS = 15_000;

export function startWorkers(count: number, environment: Environment, log: Log): Supervised[] {
  return Array.from({ length: count }, () =>
    supervise({
      name: 'worker',
      start: () => startProgram(workerScript, environment),
      rule: backOff(backOffTimes),
      stopMs: STOP_MS,
      log,
    }),
  );
}

/**
 * Runs one worker until it is asked to stop, and returns its exit code. It is not restarted when it ends: a worker on
 * its own has a supervisor of its own, which has to learn when it cannot run.
 */
export async function runWorker({ config, environment }: Settings, stop: StopSignals): Promise<number> {
  const address = await databaseAddress(config);
  const child = startProgram(workerScript, { ...environment, DATABASE_URL: address });
  const onStop = () => child.kill('SIGTERM');
  const onForce = () => child.kill('SIGKILL');
  stop.requested.addEventListener('abort', onStop, { once: true });
  stop.forced.addEventListener('abort', onForce, { once: true });
  if (stop.requested.aborted) onStop();
  const { code } = await endOf(child);
  return code ?? 1;
}
