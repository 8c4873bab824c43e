import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api/api.ts';
import { queryKeys } from '@/lib/api/query-keys.ts';
import { log } from '@/lib/log.ts';

interface CompletedLesson {
  courseId: string;
  lessonId: string;
}

/** Marks a lesson as completed, then has everything that speaks of progress fetched again. */
export function useCompleteLesson() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (params: CompletedLesson) =>
      api('PUT /api/enrollments/courses/{courseId}/lessons/{lessonId}/complete', { params, body: {} }),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: queryKeys.enrollments });
      void queryClient.invalidateQueries({ queryKey: queryKeys.courses });
    },
    onError: (error) => log.warn('The lesson could not be marked as completed.', { error }),
  });
}
