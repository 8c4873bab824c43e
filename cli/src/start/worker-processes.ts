import path from 'node:path';
import type { Log } from '@academy/platform/log.ts';
import { repositoryRoot } from '@academy/platform/repository-root.ts';
import { type Environment, startProgram } from '../supervisor/child-program.ts';
import { backOff } from '../supervisor/restart-rules.ts';
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
