import { Link } from '@tanstack/react-router';
import { Button } from '@/components/ui/button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { paths } from '@/config/paths.ts';
import { useEnrollInCourse } from '../api/enroll-in-course.ts';
import { enrolledToast, enrollmentFailedToast } from '../enrollment-toasts.ts';
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
  const enroll = useEnrollInCourse(courseId);
  const action = cardAction({ signedIn, enrolled, enrolling: enroll.isPending, progress });

  switch (action.kind) {
    case 'login':
      return (
        <Button asChild size="sm" variant="outline">
          <Link to={paths.login()} search={{ returnTo: paths.enroll(courseId) }} aria-describedby={titleId}>
            {action.label}
          </Link>
        </Button>
      );
    case 'open':
      return (
        <Button asChild size="sm">
          <Link
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
          onClick={() =>
            enroll.mutate(undefined, {
              onSuccess: ({ course }) => toast(enrolledToast(course.title)),
              onError: (error) => toast(enrollmentFailedToast(error)),
            })
          }
        >
          {action.label}
        </Button>
      );
  }
}
