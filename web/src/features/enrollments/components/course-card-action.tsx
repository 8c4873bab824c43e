import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { paths } from '@/config/paths.ts';
import { loginRequiredToast, useEnroll } from '../enroll.ts';
import { cardAction } from './enroll-button-state.ts';

interface CourseCardActionProps {
  courseId: string;
  enrolled: boolean;
  progress: number;
  lastWatchedLessonId: string | null;
  /** Undefined while it is not known yet. */
  signedIn: boolean | undefined;
  titleId: string;
}

export function CourseCardAction({ signedIn, ...rest }: CourseCardActionProps) {
  if (signedIn === undefined) return <Skeleton className="h-9 w-28" />;
  return <KnownAction signedIn={signedIn} {...rest} />;
}

function KnownAction({
  courseId,
  enrolled,
  progress,
  lastWatchedLessonId,
  signedIn,
  titleId,
}: CourseCardActionProps & { signedIn: boolean }) {
  const enroll = useEnroll(courseId);
  const openLink = useRef<HTMLAnchorElement>(null);
  // Enrolled from the moment the server says so, not only when the list has been fetched again.
  const action = cardAction({
    signedIn,
    enrolled: enrolled || enroll.isSuccess,
    enrolling: enroll.isPending,
    progress,
  });

  // The button that was pressed is gone and took the focus with it; the link in its place takes it up.
  useEffect(() => {
    if (enroll.isSuccess && document.activeElement === document.body) {
      openLink.current?.focus({ preventScroll: true });
    }
  }, [enroll.isSuccess]);

  switch (action.kind) {
    case 'login':
      return (
        <Button asChild size="sm" variant="outline">
          <Link
            to={paths.login()}
            search={{ returnTo: paths.enroll(courseId) }}
            aria-describedby={titleId}
            // The toast stays on the page that the link leads to.
            onClick={() => toast(loginRequiredToast)}
          >
            {action.label}
          </Link>
        </Button>
      );
    case 'open':
      return (
        <Button asChild size="sm">
          <Link
            ref={openLink}
            to={
              lastWatchedLessonId === null
                ? paths.course(courseId)
                : paths.resumeLesson(courseId, lastWatchedLessonId)
            }
            aria-describedby={titleId}
          >
            {action.label}
          </Link>
        </Button>
      );
    case 'enroll':
      return (
        <Button
          size="sm"
          variant="outline"
          pending={action.pending}
          pendingLabel={action.pendingLabel}
          aria-describedby={titleId}
          onClick={() => enroll.mutate()}
        >
          {action.label}
        </Button>
      );
  }
}
