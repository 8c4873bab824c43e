import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api/api.ts';
import { queryKeys } from '@/lib/api/query-keys.ts';

/** Enrolls the signed-in user, then has everything that speaks of enrollment fetched again. */
export function useEnrollInCourse(courseId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api('POST /api/enrollments/courses/{courseId}', { params: { courseId }, body: {} }),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: queryKeys.enrollments });
      void queryClient.invalidateQueries({ queryKey: queryKeys.courses });
    },
  });
}
