import type { CourseListQuery } from '@academy/contract/courses/course-list-query.ts';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '@/lib/api/api.ts';
import { queryKeys } from '@/lib/api/query-keys.ts';

function listCoursesInProgressQuery(query: CourseListQuery) {
  return queryOptions({
    queryKey: [...queryKeys.courses, 'in-progress', query],
    queryFn: ({ signal }) => api('GET /api/courses/in-progress', { query }, { signal }),
  });
}

/** For a signed-in user only. */
export function useCoursesInProgress(query: CourseListQuery) {
  return useQuery({ ...listCoursesInProgressQuery(query), placeholderData: keepPreviousData });
}
