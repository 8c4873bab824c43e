import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { toast } from '@/components/ui/toast-store.ts';
import { api } from '@/lib/api/api.ts';
import { queryKeys } from '@/lib/api/query-keys.ts';
import { enrolledToast, enrollmentFailedToast } from '../enrollment-toasts.ts';

interface EnrollOptions {
  /** The page goes on to the course afterwards, and says so. */
  readonly redirects?: boolean;
}

/**
 * Enrolls the signed-in user, then has everything that speaks of enrollment fetched again. How it ended is said
 * here and not where it was asked for, because whoever goes to another page meanwhile wants to know it too.
 */
export function useEnrollInCourse(courseId: string, { redirects = false }: EnrollOptions = {}) {
  const queryClient = useQueryClient();
  const stillHere = useStillHere();
  return useMutation({
    mutationFn: () => api('POST /api/enrollments/courses/{courseId}', { params: { courseId }, body: {} }),
    onSuccess: ({ course }) => {
      void queryClient.invalidateQueries({ queryKey: queryKeys.enrollments });
      void queryClient.invalidateQueries({ queryKey: queryKeys.courses });
      toast(enrolledToast(course.title, { redirecting: redirects && stillHere() }));
    },
    onError: (error) => toast(enrollmentFailedToast(error)),
  });
}

/** Whether the page that asks is on the screen still: one that was left redirects nobody. */
function useStillHere(): () => boolean {
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return () => here.current;
}
