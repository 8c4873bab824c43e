import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '@/lib/api/api.ts';
import { queryKeys } from '@/lib/api/query-keys.ts';

function listOwnCoursesQuery() {
  return queryOptions({
    queryKey: [...queryKeys.courses, 'own'],
    queryFn: ({ signal }) => api('GET /api/creator/courses', {}, { signal }),
  });
}

/** The courses somebody wrote, in every status. */
export function useOwnCourses() {
  return useQuery(listOwnCoursesQuery());
}
