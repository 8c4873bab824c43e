import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '@academy/platform/database/connect.ts';
import { hasDueJobs } from '@academy/platform/jobs/due-jobs.ts';

/*
 * Captions come after everyone's renditions: a film has to be watched before it is read. Before each piece of sound, the job
 * waits while a rendition is made or waits for its turn. So that a steady stream of uploads does not starve it, it waits
 * a minute and a half at most and then works for half a minute.
 */

export interface TurnTimes {
  readonly patienceMs: number;
  readonly turnMs: number;
  readonly lookAgainMs: number;
}

export const usualTurns: TurnTimes = { patienceMs: 90_000, turnMs: 30_000, lookAgainMs: 2_000 };

/** Answers a function that resolves when it is the captions' turn. */
export function turnsAfterRenditions(
  { db }: Pick<Database, 'db'>,
  { patienceMs, turnMs, lookAgainMs }: TurnTimes,
): (signal: AbortSignal) => Promise<void> {
  let turnEndsAt = Number.NEGATIVE_INFINITY;
  return async (signal) => {
    const since = performance.now();
    while (performance.now() > turnEndsAt && (await hasDueJobs(db, ['video.begin', 'video.finish']))) {
      if (performance.now() - since >= patienceMs) {
        turnEndsAt = performance.now() + turnMs;
        return;
      }
      await delay(lookAgainMs, undefined, { signal });
    }
  };
}
