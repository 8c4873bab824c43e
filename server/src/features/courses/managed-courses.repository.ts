import type { Database } from '@academy/platform/database/connect.ts';
import { courses } from '@academy/platform/database/schema/courses.ts';
import { desc, eq, sql } from 'drizzle-orm';
import { courseColumns, finishedStudents } from './course-row.ts';

export type ManagedCoursesRepository = ReturnType<typeof createManagedCoursesRepository>;

/** Courses as those see them who manage them. */
export function createManagedCoursesRepository({ db }: Database) {
  const ofAuthor = db
    .select({ ...courseColumns, finishedStudents })
    .from(courses)
    .where(eq(courses.authorId, sql.placeholder('viewerId')))
    .orderBy(desc(courses.createdAt), desc(courses.id))
    .prepare('courses_of_author');

  const finished = db
    .select({ count: finishedStudents })
    .from(courses)
    .where(eq(courses.id, sql.placeholder('id')))
    .prepare('course_finished_students');

  return {
    // Their own students are counted each time.
    listOfAuthor: (viewerId: string) => ofAuthor.execute({ viewerId, knownCounts: '{}' }),
    countFinishedStudents: async (id: string) => (await finished.execute({ id }))[0]?.count ?? 0,
  };
}
