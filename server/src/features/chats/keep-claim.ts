import type { Clock } from '@academy/platform/clock.ts';
import type { Queryable } from '@academy/platform/database/connect.ts';
import { type Claim, renewClaim } from './exchanges.repository.ts';

const everyMs = 30_000;

/** Says every now and then that an answer is still being written. What it gives at the end is the claim as it is by then. */
export function keepClaim(db: Queryable, first: Claim, { clock, intervalMs = everyMs }: KeepOptions) {
  let claim = first;
  let renewing: Promise<void> = Promise.resolve();
  const renew = async () => {
    const answeringSince = clock.now();
    if (await renewClaim(db, claim, answeringSince)) claim = { ...claim, answeringSince };
  };
  const timer = setInterval(() => {
    // The database may be away for a moment; whoever thinks then that nobody is at it answers anew.
    renewing = renewing.then(renew).catch(() => undefined);
  }, intervalMs);
  return async (): Promise<Claim> => {
    clearInterval(timer);
    await renewing;
    return claim;
  };
}

interface KeepOptions {
  readonly clock: Clock;
  readonly intervalMs?: number;
}
