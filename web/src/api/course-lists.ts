import type { CourseLists } from '@academy/contract/courses/course-lists-calls.ts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from './client/api.ts';

/** For the author. Everybody else reads them with the course. */
function courseListsQuery(courseId: string) {
  return queryOptions({
    queryKey: ['course-lists', courseId],
    queryFn: ({ signal }) => api('GET /api/courses/{courseId}/lists', { params: { courseId } }, { signal }),
  });
}

export function useCourseLists(courseId: string) {
  return useQuery(courseListsQuery(courseId));
}

export function useSaveCourseLists(courseId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = courseListsQuery(courseId);
  return async (body: CourseLists) => {
    const saved = await api('PUT /api/courses/{courseId}/lists', { params: { courseId }, body });
    queryClient.setQueryData(queryKey, saved);
    return saved;
  };
}
