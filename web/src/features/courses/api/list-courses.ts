import type { CourseListQuery } from '@academy/contract/courses/course-list-query.ts';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '@/lib/api/api.ts';
import { queryKeys } from '@/lib/api/query-keys.ts';

function listCoursesQuery(query: CourseListQuery) {
  return queryOptions({
    queryKey: [...queryKeys.courses, 'list', query],
    queryFn: ({ signal }) => api('GET /api/courses', { query }, { signal }),
  });
}

/** The cards that are there stay while a longer or another list is on its way. */
export function useCourses(query: CourseListQuery) {
  return useQuery({ ...listCoursesQuery(query), placeholderData: keepPreviousData });
}
