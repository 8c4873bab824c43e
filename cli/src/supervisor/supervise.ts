import type { ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import type { Log } from '@academy/platform/log.ts';
import { describeEnding, type Ending, endOf } from './child-program.ts';
import type { RestartRule } from './restart-rules.ts';

export interface SuperviseOptions {
  /** As the log calls it: API, worker. */
  readonly name: string;
  /** Starts the program, at first and after each unexpected end. */
  readonly start: () => ChildProcess;
  readonly rule: RestartRule;
  /** How long it may take to stop when asked. */
  readonly stopMs: number;
  readonly log: Log;
}

export interface Supervised {
  /** Settles when the program ended unexpectedly and the rule gave up on it; never after a stop. */
  readonly givenUp: Promise<Ending>;
  /** Asks it to stop and waits for that; past the time allowed, or when `force` is aborted, it is killed. */
  stop(force: AbortSignal): Promise<void>;
}

/** Keeps one program running. */
export function supervise({ name, start, rule, stopMs, log }: SuperviseOptions): Supervised {
  const stopping = new AbortController();
  const givenUp = Promise.withResolvers<Ending>();
  let child = start();

  async function keepRunning(): Promise<void> {
    for (;;) {
      const startedAt = performance.now();
      const ending = await endOf(child);
      if (stopping.signal.aborted) return;
      const now = performance.now();
      const pauseMs = rule(now - startedAt, now);
      if (pauseMs === null) return givenUp.resolve(ending);
      log.error({ pauseMs }, `The ${name} ended ${describeEnding(ending)}; starting it again`);
      await delay(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      child = start();
    }
  }
  const running = keepRunning();

  return {
    givenUp: givenUp.promise,
    async stop(force) {
      stopping.abort();
      child.kill('SIGTERM');
      const kill = () => child.kill('SIGKILL');
      const overdue = setTimeout(() => {
        log.warn(`The ${name} did not stop within ${stopMs / 1000} seconds and is killed`);
        kill();
      }, stopMs);
      force.addEventListener('abort', kill, { once: true });
      if (force.aborted) kill();
      await running;
      clearTimeout(overdue);
      force.removeEventListener('abort', kill);
    },
  };
}
