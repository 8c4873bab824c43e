import { queryOptions, useQuery } from '@tanstack/react-query';
import { answered, api } from '@/lib/api/api.ts';
import { queryKeys } from '@/lib/api/query-keys.ts';

function getCurriculumQuery(courseId: string) {
  return queryOptions({
    queryKey: [...queryKeys.curriculum, courseId],
    queryFn: ({ signal }) =>
      api('GET /api/courses/{courseId}/curriculum', { params: { courseId } }, { signal }),
    initialData: () => answered('GET /api/courses/{courseId}/curriculum', { params: { courseId } }),
    meta: { outlastsSession: true },
  });
}

export function useCurriculum(courseId: string) {
  return useQuery(getCurriculumQuery(courseId));
}
