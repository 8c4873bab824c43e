import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';
import { resourceTexts } from '../database/schema/resources.ts';
import type { JobQueue } from '../jobs/job-queue.ts';

interface RequestedReading {
  readonly resourceId: string;
  readonly createdBy: string | null;
  /** Among files; renditions go before all of them. */
  readonly priority?: number;
}

/** Lets the worker take the text out of a file of a lesson, for the assistant. */
export async function requestReading(
  tx: Queryable,
  jobs: Pick<JobQueue, 'enqueue'>,
  { resourceId, createdBy, priority = 0 }: RequestedReading,
): Promise<void> {
  const anew = { state: 'waiting', reason: null } as const;
  await tx
    .insert(resourceTexts)
    .values({ resourceId, ...anew })
    .onConflictDoUpdate({ target: resourceTexts.resourceId, set: { ...anew, updatedAt: sql`now()` } });
  await jobs.enqueue(tx, 'resources.read', { resourceId }, { priority, onBehalfOf: createdBy });
}
