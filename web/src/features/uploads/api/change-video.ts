import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api/api.ts';
import type { LessonPlace } from '../lesson-place.ts';
import { videoStatusQuery } from './get-video-status.ts';

/** Has a video prepared once more that could not be prepared. */
export function useRetryVideo(place: LessonPlace) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () =>
      api('POST /api/courses/{courseId}/modules/{moduleId}/lessons/{lessonId}/video/retry', {
        params: { ...place },
        body: {},
      }),
    onSuccess: (status) => queryClient.setQueryData(videoStatusQuery(place).queryKey, status),
  });
}

export function useRemoveVideo(place: LessonPlace) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () =>
      api('DELETE /api/courses/{courseId}/modules/{moduleId}/lessons/{lessonId}/video', {
        params: { ...place },
      }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: videoStatusQuery(place).queryKey }),
  });
}
