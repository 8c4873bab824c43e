import type { CourseStatus } from '@academy/contract/courses/course-status.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api/api.ts';
import { queryKeys } from '@/lib/api/query-keys.ts';
import { log } from '@/lib/log.ts';

interface StatusChange {
  readonly courseId: string;
  readonly status: CourseStatus;
}

/**
 * Publishes, unpublishes, archives or restores a course. Nothing is shown before the server has it; a failure is
 * logged alone, as specified, and the courses are loaded again either way, so that the screen shows what is true.
 */
export function useChangeCourseStatus() {
  const queryClient = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ courseId, status }: StatusChange) =>
      api('PUT /api/creator/courses/{courseId}/status', { params: { courseId }, body: { status } }),
    onError: (error) => log.error('The status of the course could not be changed.', { error }),
    // The button waits for the list too: in between it would offer what was just done.
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.courses }),
  });
}
