import { catalogueCategories, categoryNameOf } from '@academy/contract/courses/categories.ts';
import type { Course } from '@academy/contract/courses/course.ts';
import { catalogue } from '@academy/contract/courses/course-constants.ts';
import type { CourseListQuery } from '@academy/contract/courses/course-list-query.ts';
import { isId } from '@academy/platform/ids.ts';
import { notFound } from '../../http/http-error.ts';
import { courseForVisitor } from './course-row.ts';
import type { CourseSearchRepository } from './course-search.repository.ts';
import { searchCourseIds } from './course-search.ts';
import type { CoursesRepository } from './courses.repository.ts';

export type CoursesService = ReturnType<typeof createCoursesService>;

export function createCoursesService(courses: CoursesRepository, search: CourseSearchRepository) {
  const listRows = async ({
    search: text = '',
    categoryId,
    limit = catalogue.defaultLimit,
  }: CourseListQuery) => {
    const category = categoryId === undefined ? null : categoryNameOf(catalogueCategories, categoryId);
    // A category that does not exist has no courses.
    if (category === undefined) return [];
    if (text.trim() !== '') {
      const ids = await searchCourseIds(search, text, { category, limit });
      const rows = new Map((await courses.listByIds(ids)).map((row) => [row.id, row]));
      return ids.flatMap((id) => rows.get(id) ?? []);
    }
    return category === null ? courses.listNewest(limit) : courses.listNewestOfCategory(category, limit);
  };

  return {
    listPublished: async (query: CourseListQuery): Promise<Course[]> =>
      (await listRows(query)).map(courseForVisitor),

    getPublished: async (courseId: string): Promise<Course> => {
      const row = isId(courseId) ? await courses.findPublished(courseId) : undefined;
      if (row === undefined) throw notFound('Course');
      return courseForVisitor(row);
    },
  };
}
