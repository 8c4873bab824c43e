/** What only an author asks of courses, apart from them: it stays out of the first visit. */
import type { CourseStatus } from '@academy/contract/courses/course-status.ts';
import { ApiError } from '@academy/contract/http/client.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { log } from '@/lib/log.ts';
import { api } from './client/api.ts';
import { coursesKey } from './courses.ts';

const ownCoursesKey = [...coursesKey, 'own'];

/** The courses that the signed-in user wrote, in every status. */
export function useOwnCourses() {
  return useQuery({
    queryKey: ownCoursesKey,
    queryFn: ({ signal }) => api('GET /api/creator/courses', {}, { signal }),
  });
}

interface StatusChange {
  readonly courseId: string;
  readonly status: CourseStatus;
}

/** It is no failure: publishing is answered so when the course is handed in to an admin. */
export function waitsForApproval(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'needs_approval';
}

/**
 * Publishes, unpublishes, archives or restores a course. Nothing is shown before the server has it; a failure is
 * logged alone, as specified, and the courses are loaded again either way, so that the screen shows what is true.
 */
export function useChangeCourseStatus() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ courseId, status }: StatusChange) =>
      api('PUT /api/creator/courses/{courseId}/status', { params: { courseId }, body: { status } }),
    onError: (error) => {
      if (!waitsForApproval(error)) log.error('The status of the course could not be changed.', { error });
    },
    // The button waits for the list too: in between it would offer what was just done.
    onSettled: () => queryClient.invalidateQueries({ queryKey: coursesKey }),
  });
}

/**
 * Whoever deletes says when the course is forgotten and the lists are loaded again: a page of the course that asked for it anew would
 * only find that it is gone, and one that is gone back to would show it as if it were still there.
 */
export function useDeleteCourse() {
  const queryClient = useQueryClient();
  return {
    ...useMutation({
      mutationFn: (courseId: string) => api('DELETE /api/courses/{courseId}', { params: { courseId } }),
      onError: (error) => log.error('The course could not be deleted.', { error }),
    }),
    forgetCourse: (courseId: string) =>
      queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey.includes(courseId) }),
    reloadCourses: () => queryClient.invalidateQueries({ queryKey: coursesKey }),
  };
}
