import type { Database } from '@academy/platform/database/connect.ts';
import { lessonResources, resourceTexts } from '@academy/platform/database/schema/resources.ts';
import type { JobQueue } from '@academy/platform/jobs/job-queue.ts';
import { requestReading } from '@academy/platform/resources/request-reading.ts';
import { and, asc, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { isBeingRead } from './resource-rows.ts';

/** As many files as a worker reads in a few minutes; the next sweep finds the next ones. */
const AT_ONCE = 500;
/** Behind what creators upload now. */
const BEHIND_NEW_FILES = -1;
const HOUR_MS = 3_600_000;

type Queue = Pick<JobQueue, 'enqueue' | 'isOpen'>;

/**
 * Has files read that were not: those of an earlier version of the academy, those whose job was lost, by a restored backup for example,
 * and those that could not be read yesterday for a fault of ours. Answers how many.
 */
export async function requestMissingTexts(
  { db }: Pick<Database, 'db'>,
  jobs: Queue,
  now: Date,
): Promise<number> {
  const isQuietFor = (hours: number) =>
    lt(resourceTexts.updatedAt, new Date(now.getTime() - hours * HOUR_MS));
  const missing = await db
    .select({ resourceId: lessonResources.id, createdBy: lessonResources.createdBy })
    .from(lessonResources)
    .leftJoin(resourceTexts, eq(resourceTexts.resourceId, lessonResources.id))
    .where(
      and(
        isNotNull(lessonResources.sourceKey),
        isNotNull(lessonResources.lessonId),
        or(
          isNull(resourceTexts.resourceId),
          and(eq(resourceTexts.state, 'waiting'), isQuietFor(1)),
          and(eq(resourceTexts.reason, 'internal'), isQuietFor(24)),
        ),
      ),
    )
    .orderBy(asc(lessonResources.id))
    .limit(AT_ONCE);
  let requested = 0;
  for (const file of missing) requested += (await request(db, jobs, file)) ? 1 : 0;
  return requested;
}

async function request(
  db: Database['db'],
  jobs: Queue,
  file: { readonly resourceId: string; readonly createdBy: string | null },
): Promise<boolean> {
  const { resourceId } = file;
  return db.transaction(async (tx) => {
    // Two workers that start at once request it once; one that is being removed is not requested at all.
    const { rows } = await tx.execute(sql`
      select 1 from lesson_resources where id = ${resourceId} and lesson_id is not null for update`);
    if (rows.length === 0 || (await isBeingRead(jobs, { resourceId }))) return false;
    await requestReading(tx, jobs, { ...file, priority: BEHIND_NEW_FILES });
    return true;
  });
}
