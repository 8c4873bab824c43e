import type { Cohort, ListedCohort } from '@academy/contract/cohorts/cohort-calls.ts';
import type { Queryable, Transaction } from '@academy/platform/database/connect.ts';
import { cohortCourses, cohortMembers, cohorts } from '@academy/platform/database/schema/invitations.ts';
import { and, eq, sql } from 'drizzle-orm';
import { totalLessons } from '../../access/course-sql.ts';
import { sentTime } from '../../access/sent-time.ts';

type Row<Shape> = { [Name in keyof Shape]: Shape[Name] };

const memberCount = sql`(select count(*)::int from cohort_members where cohort_id = cohorts.id)`;

export async function listCohorts(db: Queryable): Promise<ListedCohort[]> {
  const { rows } = await db.execute<Row<ListedCohort>>(sql`
    select id, name, ${sentTime(sql`created_at`)} as "createdAt", ${memberCount} as members,
      (select count(*)::int from cohort_courses where cohort_id = cohorts.id) as courses
    from cohorts order by lower(name)`);
  return rows;
}

/** With how many members have done all lessons of each course; one without lessons is finished by nobody. */
export async function findCohort(db: Queryable, id: string): Promise<Cohort | undefined> {
  const { rows } = await db.execute<Row<Cohort>>(sql`
    select id, name, ${sentTime(sql`created_at`)} as "createdAt", ${memberCount} as members, (
      select count(*)::int from invitations
      where invitations.cohort_id = cohorts.id and taken_at is null and withdrawn_at is null and expires_at > now()
    ) as invited, (
      select coalesce(json_agg(course order by course.title, course.id), '[]') from (
        select courses.id, courses.title, courses.status, (
          select count(*)::int from cohort_members where cohort_members.cohort_id = cohorts.id and ${totalLessons()} > 0
            and (
              select count(*) from lesson_progress where lesson_progress.user_id = cohort_members.user_id
                and lesson_progress.course_id = courses.id and completed_at is not null
            ) = ${totalLessons()}
        ) as finished
        from cohort_courses join courses on courses.id = cohort_courses.course_id
        where cohort_courses.cohort_id = cohorts.id
      ) course
    ) as courses
    from cohorts where id = ${id}::uuid`);
  return rows[0];
}

/** Locked until the transaction ends, so that its bounds hold. */
export async function lockCohort(tx: Transaction, id: string) {
  const [cohort] = await tx.select().from(cohorts).where(eq(cohorts.id, id)).for('update');
  return cohort;
}

/** False for a name that there is. */
export async function insertCohort(tx: Transaction, cohort: { id: string; name: string }): Promise<boolean> {
  const inserted = await tx
    .insert(cohorts)
    .values(cohort)
    .onConflictDoNothing()
    .returning({ id: cohorts.id });
  return inserted.length > 0;
}

export async function hasOtherNamed(tx: Transaction, { id, name }: { id: string; name: string }) {
  const { rowCount } = await tx.execute(
    sql`select from cohorts where lower(name) = lower(${name}) and id <> ${id}::uuid`,
  );
  return rowCount !== 0;
}

export async function saveName(tx: Transaction, { id, name }: { id: string; name: string }): Promise<void> {
  await tx.update(cohorts).set({ name }).where(eq(cohorts.id, id));
}

export async function removeCohort(tx: Transaction, id: string): Promise<void> {
  await tx.delete(cohorts).where(eq(cohorts.id, id));
}

/** Those of these ids that are accounts. */
export async function findUsers(tx: Transaction, ids: readonly string[]): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from users where id = any (${sql.param([...ids])}::uuid[]) order by id`,
  );
  return rows.map(({ id }) => id);
}

export async function listMemberIds(tx: Transaction, cohortId: string): Promise<string[]> {
  const rows = await tx
    .select({ userId: cohortMembers.userId })
    .from(cohortMembers)
    .where(eq(cohortMembers.cohortId, cohortId));
  return rows.map(({ userId }) => userId);
}

/** Whether they were one. */
export async function removeMember(
  tx: Transaction,
  { cohortId, userId }: { cohortId: string; userId: string },
): Promise<boolean> {
  const removed = await tx
    .delete(cohortMembers)
    .where(and(eq(cohortMembers.cohortId, cohortId), eq(cohortMembers.userId, userId)))
    .returning({ userId: cohortMembers.userId });
  return removed.length > 0;
}

interface CohortCourse {
  readonly cohortId: string;
  readonly courseId: string;
}

export async function isPublished(tx: Transaction, courseId: string): Promise<boolean> {
  const { rowCount } = await tx.execute(
    sql`select from courses where id = ${courseId}::uuid and status = 'published'`,
  );
  return rowCount !== 0;
}

/** Whether it was not there before. */
export async function insertCourse(tx: Transaction, course: CohortCourse): Promise<boolean> {
  const inserted = await tx.insert(cohortCourses).values(course).onConflictDoNothing().returning();
  return inserted.length > 0;
}

/** Whether it was there before. */
export async function removeCourse(tx: Transaction, { cohortId, courseId }: CohortCourse): Promise<boolean> {
  const removed = await tx
    .delete(cohortCourses)
    .where(and(eq(cohortCourses.cohortId, cohortId), eq(cohortCourses.courseId, courseId)))
    .returning();
  return removed.length > 0;
}
