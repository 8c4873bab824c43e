import { queryOptions, useQuery } from '@tanstack/react-query';
import { answered, api } from '@/lib/api/api.ts';
import { queryKeys } from '@/lib/api/query-keys.ts';

function getCourseQuery(courseId: string) {
  return queryOptions({
    queryKey: [...queryKeys.courses, 'one', courseId],
    queryFn: ({ signal }) => api('GET /api/courses/{courseId}', { params: { courseId } }, { signal }),
    initialData: () => answered('GET /api/courses/{courseId}', { params: { courseId } }),
    meta: { outlastsSession: true },
  });
}

export function useCourse(courseId: string) {
  return useQuery(getCourseQuery(courseId));
}
