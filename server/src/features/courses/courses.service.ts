import { catalogueCategories, categoryNameOf } from '@academy/contract/courses/categories.ts';
import type { Course } from '@academy/contract/courses/course.ts';
import { catalogue } from '@academy/contract/courses/course-constants.ts';
import type { CourseListQuery } from '@academy/contract/courses/course-list-query.ts';
import { isId } from '@academy/platform/ids.ts';
import { canManage, canSee, type Person } from '../../access/course-policy.ts';
import { notFound } from '../../http/http-error.ts';
import { presentCourse, presentManagedCourse } from './course-row.ts';
import type { CourseSearchRepository } from './course-search.repository.ts';
import { searchByWords } from './course-search.ts';
import type { CoursesRepository } from './courses.repository.ts';
import { exactPatterns } from './like-patterns.ts';
import type { ManagedCoursesRepository } from './managed-courses.repository.ts';

export type CoursesService = ReturnType<typeof createCoursesService>;

export function createCoursesService(
  courses: CoursesRepository,
  search: CourseSearchRepository,
  managed: ManagedCoursesRepository,
) {
  const listRows = async (viewerId: string | null, query: CourseListQuery) => {
    const { search: text = '', categoryId, limit = catalogue.defaultLimit } = query;
    const category = categoryId === undefined ? null : categoryNameOf(catalogueCategories, categoryId);
    // A category that does not exist has no courses.
    if (category === undefined) return [];
    if (text.trim() !== '') {
      const ids = await searchByWords(search, text, (words) => search.findIds(words, { category, limit }));
      const rows = new Map((await courses.listByIds(viewerId, ids)).map((row) => [row.id, row]));
      return ids.flatMap((id) => rows.get(id) ?? []);
    }
    return category === null
      ? courses.listNewest(viewerId, limit)
      : courses.listNewestOfCategory(viewerId, category, limit);
  };

  /** In the order of reading, whatever is searched for: nobody is enrolled in so many courses that rank would help. */
  const listEnrolledRows = async (viewerId: string, query: CourseListQuery) => {
    const { search: text = '', categoryId, limit = catalogue.defaultLimit } = query;
    const category = categoryId === undefined ? null : categoryNameOf(catalogueCategories, categoryId);
    if (category === undefined) return [];
    const list = (patterns: string[]) => courses.listEnrolled(viewerId, { patterns, category, limit });
    if (text.trim() === '') return list([]);
    return searchByWords(search, text, (words) => list(exactPatterns(words)));
  };

  return {
    listEnrolled: async (viewer: Person, query: CourseListQuery): Promise<Course[]> =>
      (await listEnrolledRows(viewer.id, query)).map(presentCourse),

    listPublished: async (viewer: Person | null, query: CourseListQuery): Promise<Course[]> =>
      (await listRows(viewer?.id ?? null, query)).map(presentCourse),

    /** A course that the viewer may not see is missing, to the letter. */
    get: async (viewer: Person | null, courseId: string): Promise<Course> => {
      const row = isId(courseId) ? await courses.find(viewer?.id ?? null, courseId) : undefined;
      if (row === undefined || !canSee(row, viewer)) throw notFound('Course');
      return canManage(row, viewer)
        ? presentManagedCourse(row, await managed.countFinishedStudents(courseId))
        : presentCourse(row);
    },
  };
}
