import type { WaitingCourse } from '@academy/contract/school-settings/approval-calls.ts';
import { schoolSettingLimits } from '@academy/contract/school-settings/school-setting-rules.ts';
import type { Queryable } from '@academy/platform/database/connect.ts';
import { courses } from '@academy/platform/database/schema/courses.ts';
import { courseApprovals } from '@academy/platform/database/schema/school-settings.ts';
import { users } from '@academy/platform/database/schema/users.ts';
import { and, count, eq, sql } from 'drizzle-orm';
import { totalLessons } from '../../access/course-sql.ts';

const waiting = eq(courseApprovals.state, 'waiting');

/** True when it was not waiting yet. */
export async function enqueueCourse(tx: Queryable, courseId: string, submittedBy: string): Promise<boolean> {
  const queued = await tx
    .insert(courseApprovals)
    .values({ courseId, submittedBy, state: 'waiting' })
    .onConflictDoUpdate({
      target: courseApprovals.courseId,
      set: { state: 'waiting', submittedBy, submittedAt: sql`now()`, decidedAt: null, reason: null },
      setWhere: eq(courseApprovals.state, 'refused'),
    })
    .returning({ courseId: courseApprovals.courseId });
  return queued.length > 0;
}

/** A change of its status answers it: true when it was waiting. */
export async function dequeueCourse(tx: Queryable, courseId: string): Promise<boolean> {
  const [answered] = await tx
    .delete(courseApprovals)
    .where(eq(courseApprovals.courseId, courseId))
    .returning({ state: courseApprovals.state });
  return answered?.state === 'waiting';
}

/** True when it was waiting. */
export async function refuseCourse(tx: Queryable, courseId: string, reason: string): Promise<boolean> {
  const refused = await tx
    .update(courseApprovals)
    .set({ state: 'refused', decidedAt: sql`now()`, reason })
    .where(and(eq(courseApprovals.courseId, courseId), waiting))
    .returning({ courseId: courseApprovals.courseId });
  return refused.length > 0;
}

export async function listWaiting(db: Queryable): Promise<WaitingCourse[]> {
  const rows = await db
    .select({
      id: courses.id,
      title: courses.title,
      totalLessons: totalLessons(),
      author: { id: users.id, name: users.name, avatar: users.avatar },
      submittedAt: courseApprovals.submittedAt,
    })
    .from(courseApprovals)
    .innerJoin(courses, eq(courses.id, courseApprovals.courseId))
    .innerJoin(users, eq(users.id, courses.authorId))
    .where(waiting)
    .orderBy(courseApprovals.submittedAt, courseApprovals.courseId)
    .limit(schoolSettingLimits.approvalsShown);
  return rows.map((row) => ({ ...row, submittedAt: row.submittedAt.toISOString() }));
}

export async function countWaiting(db: Queryable): Promise<number> {
  const [counted] = await db.select({ count: count() }).from(courseApprovals).where(waiting);
  return counted?.count ?? 0;
}
