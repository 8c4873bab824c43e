import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { paths } from '@/config/paths.ts';
import { useEnroll } from '../enroll.ts';
import { cardAction } from './card-action.ts';

export interface StudentActionProps {
  courseId: string;
  enrolled: boolean;
  progress: number;
  lastWatchedLessonId: string | null;
  titleId: string;
  /** Something else on the page has the filled button. */
  quiet?: boolean;
}

/** What a signed-in user does with a course: enrolls, or goes on with it. */
export function StudentAction({
  courseId,
  enrolled,
  progress,
  lastWatchedLessonId,
  titleId,
  quiet = false,
}: StudentActionProps) {
  const enroll = useEnroll(courseId);
  const openLink = useRef<HTMLAnchorElement>(null);
  // Enrolled from the moment the server says so, not only when the list has been fetched again.
  const action = cardAction({
    signedIn: true,
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

  if (action.kind === 'enroll') {
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
  return (
    // What is finished is not the next thing to do.
    <Button asChild size="sm" variant={quiet || progress === 100 ? 'outline' : 'primary'}>
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
}
