import type { CourseListQuery } from '@academy/contract/courses/course-list-query.ts';
import type { CourseStatus } from '@academy/contract/courses/course-status.ts';
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { log } from '@/lib/log.ts';
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

/** The courses that the signed-in user wrote, in every status. */
export function useOwnCourses() {
  return useQuery({
    queryKey: [...coursesKey, 'own'],
    queryFn: ({ signal }) => api('GET /api/creator/courses', {}, { signal }),
  });
}

interface StatusChange {
  readonly courseId: string;
  readonly status: CourseStatus;
}

/**
 * Publishes, unpublishes, archives or restores a course. Nothing is shown before the server has it; a failure is
 * logged alone, as specified, and the courses are loaded again either way, so that the screen shows what is true.
 */
export function useChangeCourseStatus() {
  const queryClient = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ courseId, status }: StatusChange) =>
      api('PUT /api/creator/courses/{courseId}/status', { params: { courseId }, body: { status } }),
    onError: (error) => log.error('The status of the course could not be changed.', { error }),
    // The button waits for the list too: in between it would offer what was just done.
    onSettled: () => queryClient.invalidateQueries({ queryKey: coursesKey }),
  });
}
