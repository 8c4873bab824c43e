import { t } from '@lingui/core/macro';
import { useEffect, useRef } from 'react';
import { errorText } from '@/api/client/error-text.ts';
import { useEnrollInCourse } from '@/api/enrollment-changes.ts';
import { type ToastMessage, toast } from '@/components/ui/toast-store.ts';

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

export function enrolledToast(courseTitle: string, { redirecting = false } = {}): ToastMessage {
  return {
    title: t`Enrollment Successful!`,
    description: redirecting
      ? t`You have been enrolled in ${courseTitle} successfully. Redirecting to course page...`
      : t`You have been enrolled in ${courseTitle} successfully.`,
    variant: 'success',
  };
}

export function enrollmentFailedToast(error: unknown): ToastMessage {
  return {
    title: t`Enrollment Failed`,
    description: errorText(error) || t`An error occurred during enrollment`,
    variant: 'destructive',
  };
}
