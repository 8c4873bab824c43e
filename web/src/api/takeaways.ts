import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from './client/api.ts';

/** For the author. Readers get them with the lesson. */
function takeawaysQuery({ courseId, moduleId, lessonId }: LessonAddress) {
  const params = { courseId, moduleId, lessonId };
  return queryOptions({
    queryKey: ['takeaways', courseId, lessonId],
    queryFn: ({ signal }) =>
      api(
        'GET /api/courses/{courseId}/modules/{moduleId}/lessons/{lessonId}/takeaways',
        { params },
        { signal },
      ),
  });
}

export function useTakeaways(address: LessonAddress) {
  return useQuery(takeawaysQuery(address));
}

export function useSaveTakeaways({ courseId, moduleId, lessonId }: LessonAddress) {
  const queryClient = useQueryClient();
  const params = { courseId, moduleId, lessonId };
  const { queryKey } = takeawaysQuery(params);
  return async (takeaways: string[], revision: number) => {
    const saved = await api('PUT /api/courses/{courseId}/modules/{moduleId}/lessons/{lessonId}/takeaways', {
      params,
      body: { takeaways, revision },
    });
    queryClient.setQueryData(queryKey, saved);
    return saved;
  };
}
