import { Link } from '@tanstack/react-router';
import { Button } from '@/components/ui/button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { paths } from '@/config/paths.ts';
import { lazyPart, useLazyPart } from '@/lib/lazy-part.ts';
import { loginRequiredToast } from '../login-required-toast.ts';
import { cardAction } from './card-action.ts';
import type { StudentActionProps } from './student-action.tsx';

interface CourseCardActionProps extends StudentActionProps {
  /** Undefined while it is not known yet. */
  signedIn: boolean | undefined;
}

// A visitor cannot enroll, so what does it stays out of their first load.
const studentAction = lazyPart(() => import('./student-action.tsx'));

export function CourseCardAction({ signedIn, ...rest }: CourseCardActionProps) {
  const { part, failed } = useLazyPart(studentAction, signedIn !== false);
  if (signedIn === false) return <LoginAction {...rest} />;
  if (signedIn === undefined || !(part || failed)) return <Skeleton className="h-9 w-28" />;
  return part ? <part.StudentAction {...rest} /> : <PageOfCourse {...rest} />;
}

function LoginAction({ courseId, titleId, ...facts }: StudentActionProps) {
  return (
    <Button asChild size="sm" variant="outline">
      <Link
        to={paths.login()}
        search={{ returnTo: paths.enroll(courseId) }}
        aria-describedby={titleId}
        // The toast stays on the page that the link leads to.
        onClick={() => toast(loginRequiredToast())}
      >
        {cardAction({ ...facts, signedIn: false, enrolling: false }).label}
      </Link>
    </Button>
  );
}

/** Where the action itself could not be fetched: the same, by way of the course's own page. */
function PageOfCourse({ courseId, titleId, ...facts }: StudentActionProps) {
  return (
    <Button asChild size="sm" variant="outline">
      <Link to={facts.enrolled ? paths.course(courseId) : paths.enroll(courseId)} aria-describedby={titleId}>
        {cardAction({ ...facts, signedIn: true, enrolling: false }).label}
      </Link>
    </Button>
  );
}
