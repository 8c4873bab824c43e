/** The check of a course: asked for by its author or by the command line, made by a worker, told to both. */
import type { Preflight } from '@academy/contract/preflight/preflight-calls.ts';
import { eq, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../database/connect.ts';
import { preflights } from '../database/schema/preflight.ts';
import { newId } from '../ids.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import { findCourseState } from './course-state.ts';
import { glanceAtCourse } from './glance.ts';

export interface PreflightRequest {
  readonly courseId: string;
  /** Whose turn it takes. */
  readonly onBehalfOf: string | null;
}

/** Nobody waits for it as they wait for a film. */
const PRIORITY = -1;

/** Has a worker check the course. One that is under way is not begun again: a course has one check at a time. */
export async function requestPreflight(
  { db }: Pick<Database, 'db'>,
  jobs: Pick<JobQueue, 'enqueue' | 'isOpen'>,
  { courseId, onBehalfOf }: PreflightRequest,
): Promise<void> {
  const [last] = await db.select().from(preflights).where(eq(preflights.courseId, courseId));
  const isUnderWay = last?.state === 'waiting' || last?.state === 'working';
  // A job may be gone without an end: the queue is not part of a backup.
  if (isUnderWay && (await jobs.isOpen('preflight.check', jobOf(last)))) return;
  await db.transaction(async (tx) => {
    const begun = { checkId: newId(), state: 'waiting', stepsDone: 0, stepsTotal: 0 } as const;
    const [row] = await tx
      .insert(preflights)
      .values({ courseId, ...begun })
      .onConflictDoUpdate({
        target: preflights.courseId,
        set: { ...begun, requestedAt: sql`now()` },
        // Somebody else may have asked meanwhile: theirs counts.
        ...(last === undefined
          ? { setWhere: sql`false` }
          : { setWhere: eq(preflights.checkId, last.checkId) }),
      })
      .returning();
    if (row === undefined) return;
    await jobs.enqueue(tx, 'preflight.check', jobOf(row), { priority: PRIORITY, onBehalfOf });
  });
}

function jobOf({ courseId, checkId }: { readonly courseId: string; readonly checkId: string }) {
  return { courseId, checkId };
}

const none = { state: 'never', done: 0, total: 0, result: null } as const;

export async function findPreflight(db: Queryable, courseId: string): Promise<Preflight> {
  return { ...(await findCheck(db, courseId)), atOnce: await glanceAtCourse(db, courseId) };
}

/** For who waits for its end, and asks again and again. */
export async function findCheck(db: Queryable, courseId: string): Promise<Omit<Preflight, 'atOnce'>> {
  const [row] = await db.select().from(preflights).where(eq(preflights.courseId, courseId));
  if (row === undefined) return none;
  const { state, stepsDone, stepsTotal, courseState, checkedAt, findings, findingsTotal } = row;
  return {
    ...{ state, done: stepsDone, total: stepsTotal },
    result:
      courseState === null || checkedAt === null
        ? null
        : {
            ...{ courseState, checkedAt: checkedAt.toISOString(), findings, total: findingsTotal },
            hasChanged: (await findCourseState(db, courseId)) !== courseState,
          },
  };
}
