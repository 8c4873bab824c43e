import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';
import { transcriptions } from '../database/schema/captions.ts';
import type { JobQueue } from '../jobs/job-queue.ts';

interface RequestedCaptions {
  readonly assetId: string;
  readonly createdBy: string | null;
  /** Among captions; renditions go before all of them. */
  readonly priority?: number;
}

/** Lets the worker write down what is said in a version of a film, unless that was requested before. */
export async function requestCaptions(
  tx: Queryable,
  jobs: Pick<JobQueue, 'enqueue'>,
  { assetId, createdBy, priority = 0 }: RequestedCaptions,
): Promise<void> {
  const { rowCount } = await tx
    .insert(transcriptions)
    .values({ assetId, state: 'waiting' })
    .onConflictDoNothing();
  if (rowCount === 0) return;
  await jobs.enqueue(tx, 'captions.make', { assetId }, { priority, onBehalfOf: createdBy });
}

/** The same once more, for what was skipped or failed; it begins at the beginning. */
export async function requestCaptionsAgain(
  tx: Queryable,
  jobs: Pick<JobQueue, 'enqueue'>,
  { assetId, createdBy, priority = 0 }: RequestedCaptions,
): Promise<void> {
  const anew = { state: 'waiting', percent: 0, reachedMs: 0, reason: null } as const;
  await tx
    .insert(transcriptions)
    .values({ assetId, ...anew })
    .onConflictDoUpdate({ target: transcriptions.assetId, set: { ...anew, updatedAt: sql`now()` } });
  await jobs.enqueue(tx, 'captions.make', { assetId }, { priority, onBehalfOf: createdBy });
}
