import { useEffect, useRef } from 'react';
import { errorText } from '@/api/client/error-text.ts';
import { useEnrollInCourse } from '@/api/enrollments.ts';
import { toast } from '@/components/ui/toast-store.ts';

interface EnrollOptions {
  /** The page goes on to the course afterwards, and says so. */
  readonly redirects?: boolean;
}

/** Enrolls the signed-in user and says how it ended, on whichever page they are by then. */
export function useEnroll(courseId: string, { redirects = false }: EnrollOptions = {}) {
  const isMounted = useIsMounted();
  return useEnrollInCourse(courseId, {
    // A page that was left does not redirect.
    onEnrolled: ({ course }) => toast(enrolledToast(course.title, { redirecting: redirects && isMounted() })),
    onFailed: (error) => toast(enrollmentFailedToast(error)),
  });
}

function useIsMounted(): () => boolean {
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  return () => mounted.current;
}

interface ToastWords {
  title: string;
  description: string;
  variant?: 'success' | 'destructive';
}

export const loginRequiredToast: ToastWords = {
  title: 'Login Required',
  description: 'Please log in to enroll in this course',
};

export function enrolledToast(courseTitle: string, { redirecting = false } = {}): ToastWords {
  const sentence = `You have been enrolled in ${courseTitle} successfully.`;
  return {
    title: 'Enrollment Successful!',
    description: redirecting ? `${sentence} Redirecting to course page...` : sentence,
    variant: 'success',
  };
}

export function enrollmentFailedToast(error: unknown): ToastWords {
  return {
    title: 'Enrollment Failed',
    description: errorText(error) || 'An error occurred during enrollment',
    variant: 'destructive',
  };
}
