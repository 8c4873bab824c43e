/** The courses of somebody who leaves, with their students; who is enrolled in a course of their own is no student of it. */
import type { CourseStatus } from '@academy/contract/courses/course-status.ts';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';

export interface LeaverCourse {
  readonly id: string;
  readonly title: string;
  readonly status: CourseStatus;
  readonly students: number;
}

export async function listLeaverCourses(db: Queryable, userId: string): Promise<LeaverCourse[]> {
  const { rows } = await db.execute<{ [Name in keyof LeaverCourse]: LeaverCourse[Name] }>(sql`
    select id, title, status, (
      select count(*)::int from enrollments where course_id = courses.id and user_id <> courses.author_id
    ) as students
    from courses where author_id = ${userId}::uuid order by created_at desc, id desc`);
  return rows;
}

/** Nobody enrolls meanwhile: that needs the row of the course, too. */
export async function lockLeaverCourses(tx: Queryable, userId: string): Promise<LeaverCourse[]> {
  await tx.execute(sql`select from courses where author_id = ${userId}::uuid order by id for update`);
  return listLeaverCourses(tx, userId);
}
