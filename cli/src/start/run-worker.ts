import { databaseAddress } from '../database/database-address.ts';
import type { Settings } from '../settings.ts';
import { endOf, startProgram } from '../supervisor/child-program.ts';
import type { StopSignals } from '../supervisor/stop-signals.ts';
import { workerScript } from './worker-processes.ts';

/**
 * Runs one worker until it is asked to stop, and returns its exit code. It is not started again when it ends: whoever
 * runs it alone has something that does, and would not learn otherwise that it cannot run at all.
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
