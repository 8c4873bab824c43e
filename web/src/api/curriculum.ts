import { queryOptions, useQuery } from '@tanstack/react-query';
import { answered, api } from './client/api.ts';

/** Lessons are kept below it, each under its course. */
export const curriculumKey = ['curriculum'] as const;

export function curriculumQuery(courseId: string) {
  return queryOptions({
    queryKey: [...curriculumKey, courseId],
    queryFn: ({ signal }) =>
      api('GET /api/courses/{courseId}/curriculum', { params: { courseId } }, { signal }),
    initialData: () => answered('GET /api/courses/{courseId}/curriculum', { params: { courseId } }),
    meta: { outlastsSession: true },
  });
}

export function useCurriculum(courseId: string) {
  return useQuery(curriculumQuery(courseId));
}
