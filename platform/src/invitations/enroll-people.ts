import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';

export interface Place {
  readonly userId: string;
  readonly courseId: string;
}

/** Who enrolls themself is there at that moment. Whom somebody else enrolls is not, and their last visit lies this much before it. */
const notYet = sql`interval '1 millisecond'`;

/** Whether somebody else enrolled a person who has not opened anything since. The statement has `enrollments` among its tables. */
export const neverCame = sql<boolean>`(enrollments.last_accessed_at = enrollments.enrolled_at - ${notYet})`;

/**
 * Enrolls people whom somebody else enrolls, in courses of any status: one that is a draft again appears when it is published. Who is
 * enrolled stays so. The events notify nobody, as those of single enrollments do not.
 */
export async function enrollPeople(tx: Queryable, places: readonly Place[]): Promise<void> {
  if (places.length === 0) return;
  const userIds = sql.param(places.map(({ userId }) => userId));
  const courseIds = sql.param(places.map(({ courseId }) => courseId));
  await tx.execute(sql`
    with enrolled as (
      insert into enrollments (user_id, course_id, last_accessed_at)
      select distinct user_id, course_id, now() - ${notYet} from unnest(${userIds}::uuid[], ${courseIds}::uuid[]) as places (user_id, course_id)
      order by 1, 2
      on conflict do nothing returning user_id, course_id
    )
    insert into outbox.events (name, subject, event)
    select 'enrolled', course_id, jsonb_build_object('name', 'enrolled', 'courseId', course_id, 'userId', user_id) from enrolled`);
}

/** Puts people into cohorts, which enrolls them in the courses of these. */
export async function joinCohorts(
  tx: Queryable,
  places: readonly { readonly userId: string; readonly cohortId: string }[],
): Promise<void> {
  if (places.length === 0) return;
  const userIds = sql.param(places.map(({ userId }) => userId));
  const cohortIds = sql.param(places.map(({ cohortId }) => cohortId));
  const wanted = sql`unnest(${userIds}::uuid[], ${cohortIds}::uuid[]) as places (user_id, cohort_id)`;
  await tx.execute(sql`
    insert into cohort_members (user_id, cohort_id) select distinct user_id, cohort_id from ${wanted} order by 1, 2
    on conflict do nothing`);
  const { rows } = await tx.execute<{ userId: string; courseId: string }>(sql`
    select user_id as "userId", course_id as "courseId" from ${wanted}
    join cohort_courses on cohort_courses.cohort_id = places.cohort_id`);
  await enrollPeople(tx, rows);
}
