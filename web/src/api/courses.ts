import type { CourseListQuery } from '@academy/contract/courses/course-list-query.ts';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { api } from './client/api.ts';

export const coursesKey = ['courses'] as const;

export function courseQuery(courseId: string) {
  return queryOptions({
    queryKey: [...coursesKey, 'one', courseId],
    queryFn: ({ signal }) => api('GET /api/courses/{courseId}', { params: { courseId } }, { signal }),
    meta: { outlastsSession: true },
  });
}

export function useCourse(courseId: string) {
  return useQuery(courseQuery(courseId));
}

export function coursesQuery(query: CourseListQuery) {
  return queryOptions({
    queryKey: [...coursesKey, 'list', query],
    queryFn: ({ signal }) => api('GET /api/courses', { query }, { signal }),
  });
}

/** The cards that are there stay while a longer or another list is on its way. */
export function useCourses(query: CourseListQuery) {
  return useQuery({ ...coursesQuery(query), placeholderData: keepPreviousData });
}

/** For a signed-in user only. */
export function useCoursesInProgress(query: CourseListQuery) {
  return useQuery({
    queryKey: [...coursesKey, 'in-progress', query],
    queryFn: ({ signal }) => api('GET /api/courses/in-progress', { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}
