import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from './client/api.ts';

export const enrollmentsKey = ['enrollments'] as const;

export function enrollmentStatusQuery(courseId: string) {
  return queryOptions({
    queryKey: [...enrollmentsKey, 'status', courseId],
    queryFn: ({ signal }) =>
      api('GET /api/enrollments/courses/{courseId}', { params: { courseId } }, { signal }),
    // Never cached and never retried: a failed answer means not enrolled, and the next visit asks again.
    gcTime: 0,
    retry: false,
  });
}

/** Asks for a signed-in user only; a visitor has no enrollment and pays for no request. */
export function useEnrollmentStatus(courseId: string, signedIn: boolean) {
  return useQuery({ ...enrollmentStatusQuery(courseId), enabled: signedIn });
}

/** For a signed-in user only: the screen asks for the session first. */
export function useEnrolledCourses() {
  return useQuery({
    queryKey: [...enrollmentsKey, 'list'],
    queryFn: ({ signal }) => api('GET /api/enrollments/courses', {}, { signal }),
  });
}
