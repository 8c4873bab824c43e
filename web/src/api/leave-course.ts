import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from './client/api.ts';

/** `onLeft` is also called when the component that asked is gone by then, before anything is fetched again. */
export function useLeaveCourse(courseId: string, onLeft: () => void | Promise<void>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api('DELETE /api/enrollments/courses/{courseId}', { params: { courseId } }),
    onSuccess: async () => {
      await onLeft();
      // Its lessons, reviews and certificate are other ones for who is no student of it.
      void queryClient.invalidateQueries();
    },
  });
}
