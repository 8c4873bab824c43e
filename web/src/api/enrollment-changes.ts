/** What only a student changes, apart from the enrollments themselves: it stays out of the first visit. */
import type { ResponseOf } from '@academy/contract/http/client.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { log } from '@/lib/log.ts';
import { api } from './client/api.ts';
import { coursesKey } from './courses.ts';
import { enrollmentsKey } from './enrollments.ts';

interface EnrollmentEvents {
  readonly onEnrolled: (enrollment: ResponseOf<'POST /api/enrollments/courses/{courseId}'>) => void;
  readonly onFailed: (error: Error) => void;
}

/** Enrolls the signed-in user. The events also come when the component that asked has left the page. */
export function useEnrollInCourse(courseId: string, { onEnrolled, onFailed }: EnrollmentEvents) {
  const refreshProgress = useRefreshProgress();
  return useMutation({
    mutationFn: () => api('POST /api/enrollments/courses/{courseId}', { params: { courseId }, body: {} }),
    onSuccess: (enrollment) => {
      refreshProgress();
      onEnrolled(enrollment);
    },
    onError: onFailed,
  });
}

/** Marks a lesson as completed. */
export function useCompleteLesson() {
  const refreshProgress = useRefreshProgress();
  return useMutation({
    mutationFn: (params: { courseId: string; lessonId: string }) =>
      api('PUT /api/enrollments/courses/{courseId}/lessons/{lessonId}/complete', { params, body: {} }),
    onSuccess: refreshProgress,
    onError: (error) => log.warn('The lesson could not be marked as completed.', { error }),
  });
}

/** Loads everything again that shows enrollments or progress. */
function useRefreshProgress(): () => void {
  const queryClient = useQueryClient();
  return () => {
    void queryClient.invalidateQueries({ queryKey: enrollmentsKey });
    void queryClient.invalidateQueries({ queryKey: coursesKey });
  };
}
