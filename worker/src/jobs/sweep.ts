import type { BlobStore } from '@academy/platform/blobs/blob-store.ts';
import type { Clock } from '@academy/platform/clock.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import type { Log } from '@academy/platform/log.ts';
import { removeEndedSessions } from '@academy/platform/sessions/remove-ended-sessions.ts';

export interface SweepParts {
  readonly database: Database;
  readonly blobs: BlobStore;
  readonly clock: Clock;
  readonly log: Log;
}

/** Nothing takes this long to write, so what is older was left behind by a process that was killed. */
const UNFINISHED_BLOB_MS = 24 * 3_600_000;

/** Removes what has expired. Doing it twice, or at once with another worker, does no harm. */
export async function sweep({ database, blobs, clock, log }: SweepParts): Promise<void> {
  const now = clock.now();
  const endedSessions = await removeEndedSessions(database.db, now);
  const unfinishedBlobs = await blobs.removeUnfinished(new Date(now.getTime() - UNFINISHED_BLOB_MS));
  log.info({ endedSessions, unfinishedBlobs }, 'Swept');
}
