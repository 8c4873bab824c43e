import { queryOptions } from '@tanstack/react-query';
import { api } from '@/lib/api/api.ts';
import { queryKeys } from '@/lib/api/query-keys.ts';

/** Under the key that pages which show the curriculum use as well: there is one truth about a course. */
export function curriculumQuery(courseId: string) {
  return queryOptions({
    queryKey: [...queryKeys.curriculum, courseId],
    queryFn: ({ signal }) =>
      api('GET /api/courses/{courseId}/curriculum', { params: { courseId } }, { signal }),
  });
}
