import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '@/lib/api/api.ts';
import { queryKeys } from '@/lib/api/query-keys.ts';

function listStudentsQuery(courseId: string) {
  return queryOptions({
    queryKey: [...queryKeys.enrollments, 'students', courseId],
    queryFn: ({ signal }) =>
      api('GET /api/courses/{courseId}/students', { params: { courseId } }, { signal }),
  });
}

/** For the author of a course and admins. */
export function useStudents(courseId: string) {
  return useQuery(listStudentsQuery(courseId));
}
