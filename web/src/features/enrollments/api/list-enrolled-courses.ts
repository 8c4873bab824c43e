import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '@/lib/api/api.ts';
import { queryKeys } from '@/lib/api/query-keys.ts';

function listEnrolledCoursesQuery() {
  return queryOptions({
    queryKey: [...queryKeys.enrollments, 'list'],
    queryFn: ({ signal }) => api('GET /api/enrollments/courses', {}, { signal }),
  });
}

/** For a signed-in user only: whoever shows it has asked the session first. */
export function useEnrolledCourses() {
  return useQuery(listEnrolledCoursesQuery());
}
