import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import type { Preview } from '@academy/contract/previews/preview-calls.ts';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from './client/api.ts';
import { curriculumQuery } from './curriculum.ts';

/** For the author: everybody else is told of free previews by the outline. */
function previewQuery({ courseId, moduleId, lessonId }: LessonAddress) {
  const params = { courseId, moduleId, lessonId };
  return queryOptions({
    queryKey: ['previews', courseId, lessonId],
    queryFn: ({ signal }): Promise<Preview> =>
      api(
        'GET /api/courses/{courseId}/modules/{moduleId}/lessons/{lessonId}/preview',
        { params },
        { signal },
      ),
  });
}

export function usePreview(address: LessonAddress) {
  return useQuery(previewQuery(address));
}

export function useSavePreview(address: LessonAddress) {
  const queryClient = useQueryClient();
  const { courseId, moduleId, lessonId } = address;
  return useMutation({
    mutationFn: (isPreview: boolean) =>
      api('PUT /api/courses/{courseId}/modules/{moduleId}/lessons/{lessonId}/preview', {
        params: { courseId, moduleId, lessonId },
        body: { isPreview },
      }),
    onSuccess: (saved) => {
      queryClient.setQueryData(previewQuery(address).queryKey, saved);
      // Other lessons of the course are told how many there are.
      void queryClient.invalidateQueries({ queryKey: ['previews', courseId] });
      void queryClient.invalidateQueries(curriculumQuery(courseId));
    },
  });
}
