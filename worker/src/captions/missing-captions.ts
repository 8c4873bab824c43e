import { requestCaptionsAgain } from '@academy/platform/captions/request-captions.ts';
import type { TranscribeSettings } from '@academy/platform/config/transcribe-settings.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import { transcriptions } from '@academy/platform/database/schema/captions.ts';
import { videoAssets } from '@academy/platform/database/schema/videos.ts';
import type { JobQueue } from '@academy/platform/jobs/job-queue.ts';
import { and, asc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';

/** As many films as a worker hears in an hour or two; the next sweep finds the next ones. */
const AT_ONCE = 100;
/** Behind what creators upload now, and behind the demo's films. */
const BEHIND_NEW_FILMS = -2;
/** Longer than the pauses between attempts, and than the time until a dead worker is noticed. */
const QUIET_MS = 3_600_000;

/**
 * Requests captions for films that should have some: those of an earlier version of the academy, those that were skipped for a
 * setting which has changed, those whose service was away, and those whose job was lost. Answers how many.
 */
export async function requestMissingCaptions(
  { db }: Pick<Database, 'db'>,
  jobs: Pick<JobQueue, 'enqueue' | 'isOpen'>,
  { isOn, service }: TranscribeSettings,
  now: Date,
): Promise<number> {
  if (!isOn) return 0;
  const isQuiet = lt(transcriptions.updatedAt, new Date(now.getTime() - QUIET_MS));
  const missing = await db
    .select({ assetId: videoAssets.id, createdBy: videoAssets.createdBy })
    .from(videoAssets)
    .leftJoin(transcriptions, eq(transcriptions.assetId, videoAssets.id))
    .where(
      and(
        eq(videoAssets.state, 'ready'),
        isNotNull(videoAssets.lessonId),
        isNull(videoAssets.retiredAt),
        or(
          isNull(transcriptions.assetId),
          eq(transcriptions.reason, 'turned_off'),
          and(eq(transcriptions.reason, 'service_unreachable'), isQuiet),
          and(inArray(transcriptions.state, ['waiting', 'working']), isQuiet),
          service === null
            ? undefined
            : and(eq(transcriptions.reason, 'language_not_supported'), isNotNull(transcriptions.language)),
        ),
      ),
    )
    .orderBy(asc(videoAssets.id))
    .limit(AT_ONCE);
  let requested = 0;
  for (const film of missing) requested += (await request(db, jobs, film)) ? 1 : 0;
  return requested;
}

async function request(
  db: Database['db'],
  jobs: Pick<JobQueue, 'enqueue' | 'isOpen'>,
  film: { readonly assetId: string; readonly createdBy: string | null },
): Promise<boolean> {
  const { assetId } = film;
  return db.transaction(async (tx) => {
    // Two workers that start at once request it once.
    await tx.execute(sql`select 1 from video_assets where id = ${assetId} for update`);
    if (await jobs.isOpen('captions.make', { assetId })) return false;
    await requestCaptionsAgain(tx, jobs, { ...film, priority: BEHIND_NEW_FILMS });
    return true;
  });
}
