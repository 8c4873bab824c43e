import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from './client/api.ts';

export function curriculumQuery(courseId: string) {
  return queryOptions({
    queryKey: ['curriculum', courseId],
    queryFn: ({ signal }) =>
      api('GET /api/courses/{courseId}/curriculum', { params: { courseId } }, { signal }),
    meta: { outlastsSession: true },
  });
}

export function useCurriculum(courseId: string) {
  return useQuery(curriculumQuery(courseId));
}
