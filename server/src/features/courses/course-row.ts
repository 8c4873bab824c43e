import { catalogueCategories, categoryIdOf } from '@academy/contract/courses/categories.ts';
import type { Course } from '@academy/contract/courses/course.ts';
import { courses } from '@academy/platform/database/schema/courses.ts';
import { getTableColumns, type InferSelectModel, sql } from 'drizzle-orm';

const { searchText, titleSearchText, version, authorId, createdAt, ...shown } = getTableColumns(courses);

/** What a reading of courses selects: all that may be shown, and the counts, which are never stored. */
export const courseColumns = {
  ...shown,
  // Tables are named in full: in a query of one table, columns are written without theirs.
  totalLessons: sql<number>`(select count(*)::int from lessons where lessons.course_id = courses.id)`,
  studentCount: sql<number>`(select count(*)::int from enrollments where enrollments.course_id = courses.id)`,
};

export type CourseRow = Pick<InferSelectModel<typeof courses>, keyof typeof shown> & {
  totalLessons: number;
  studentCount: number;
};

/** A course as a visitor sees it: nothing of anybody's progress, nothing of the author's figures. */
export function courseForVisitor(row: CourseRow): Course {
  const { isBestseller, isFeatured, lastUpdatedAt, publishedAt, ...same } = row;
  return {
    ...same,
    _id: row.id,
    categoryId: categoryIdOf(catalogueCategories, row.category) ?? null,
    bestseller: isBestseller,
    featured: isFeatured,
    lastUpdated: lastUpdatedAt?.toISOString() ?? null,
    publishedAt: publishedAt?.toISOString() ?? null,
    completedLessons: 0,
    progress: 0,
    completionRate: null,
    isEnrolled: false,
    lastWatchedLessonId: null,
  };
}
