import { sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../database/connect.ts';
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

interface RequestedAgain extends RequestedCaptions {
  /** What is spoken; left as it was stored where it is not said. */
  readonly language?: string | null;
  /** Whether to go on where the last job was, or to begin at the beginning. */
  readonly goesOn?: boolean;
}

/** The same once more. A job that is under way notices that it is no longer the one. */
export async function requestCaptionsAgain(
  tx: Transaction,
  jobs: Pick<JobQueue, 'enqueue'>,
  { assetId, createdBy, priority = 0, language, goesOn = false }: RequestedAgain,
): Promise<void> {
  // The film first, as jobs do: the other order could deadlock.
  await tx.execute(sql`select from video_assets where id = ${assetId} for key share`);
  const begun = { state: 'waiting', reason: null } as const;
  const anew = { ...begun, percent: 0, reachedMs: 0, ...(language === undefined ? {} : { language }) };
  await tx
    .insert(transcriptions)
    .values({ assetId, ...anew })
    .onConflictDoUpdate({
      target: transcriptions.assetId,
      set: { ...(goesOn ? begun : anew), updatedAt: sql`now()` },
    });
  await jobs.enqueue(tx, 'captions.make', { assetId }, { priority, onBehalfOf: createdBy });
}
