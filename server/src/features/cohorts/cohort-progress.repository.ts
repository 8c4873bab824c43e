import type { CohortMember } from '@academy/contract/cohorts/cohort-calls.ts';
import { progressPercent } from '@academy/contract/enrollments/progress.ts';
import type { Queryable } from '@academy/platform/database/connect.ts';
import { neverCame } from '@academy/platform/invitations/enroll-people.ts';
import { sql } from 'drizzle-orm';
import { totalLessons } from '../../access/course-sql.ts';
import { sentTime } from '../../access/sent-time.ts';

interface MemberRow extends Record<string, unknown> {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** What the list is sorted by. */
  readonly key: string;
  readonly progress: readonly ({ completed: number; total: number; lastActive: string | null } | null)[];
}

export type FoundMember = CohortMember & { readonly key: string };

export interface MemberPlace {
  readonly key: string;
  readonly id: string;
}

/** Members by name, each with every course of the cohort in the order that the cohort tells them in. */
export async function listMembers(
  db: Queryable,
  cohortId: string,
  { after, limit }: { after: MemberPlace | null; limit: number },
): Promise<FoundMember[]> {
  const from =
    after === null
      ? sql`true`
      : sql`(left(lower(users.name), 100), users.id) > (${after.key}::text, ${after.id}::uuid)`;
  const { rows } = await db.execute<MemberRow>(sql`
    with learnt as materialized (
      select courses.id, courses.title, ${totalLessons()} as total
      from cohort_courses join courses on courses.id = cohort_courses.course_id
      where cohort_courses.cohort_id = ${cohortId}::uuid
    ), page as (
      select users.id, users.name, users.email, left(lower(users.name), 100) as key
      from cohort_members join users on users.id = cohort_members.user_id
      where cohort_members.cohort_id = ${cohortId}::uuid and ${from}
      order by key, users.id limit ${limit}
    )
    select page.*, (
      select coalesce(json_agg(case when enrollments.user_id is not null then json_build_object(
        'total', learnt.total,
        'completed', (
          select count(*)::int from lesson_progress where lesson_progress.user_id = page.id
            and lesson_progress.course_id = learnt.id and completed_at is not null
        ),
        'lastActive', case when not ${neverCame} then ${sentTime(sql`enrollments.last_accessed_at`)} end
      ) end order by learnt.title, learnt.id), '[]')
      from learnt left join enrollments on enrollments.course_id = learnt.id and enrollments.user_id = page.id
    ) as progress
    from page order by key, id`);
  return rows.map(({ progress, ...member }) => ({
    ...member,
    progress: progress.map(
      (course) =>
        course && {
          percent: progressPercent(course.completed, course.total),
          isFinished: course.total > 0 && course.completed === course.total,
          lastActive: course.lastActive,
        },
    ),
  }));
}
