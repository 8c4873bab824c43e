import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { Button } from '@/components/ui/button.tsx';
import { paths } from '@/config/paths.ts';
import type { ActionFacts } from './card-action.ts';

interface EnrollNowButtonProps {
  courseId: string;
  /** Undefined while it is not known yet. */
  signedIn: boolean | undefined;
  enrolled: boolean;
  enrolling: boolean;
  /** Of what says why nobody can enroll; undefined where one can. */
  closedBy: string | undefined;
  onEnroll: (button: Element) => void;
}

export function EnrollNowButton(props: EnrollNowButtonProps) {
  const { courseId, signedIn, enrolled, enrolling, closedBy, onEnroll } = props;
  const state = enrollNowState({ signedIn: signedIn === true, enrolled, enrolling });
  const done = signedIn === true && enrolled;
  return (
    <>
      <Button
        size="lg"
        variant={done ? 'secondary' : 'primary'}
        className="w-full"
        disabled={signedIn === undefined || closedBy !== undefined || (state.disabled && !enrolling)}
        aria-describedby={closedBy}
        pending={enrolling}
        pendingLabel={t`Enrolling...`}
        onClick={(event) => onEnroll(event.currentTarget)}
      >
        {state.label}
      </Button>
      {signedIn === false ? (
        <Button asChild size="lg" variant="outline" className="mt-3 w-full">
          <Link to={paths.login()} search={{ returnTo: paths.enroll(courseId) }}>
            {t`Sign In`}
          </Link>
        </Button>
      ) : null}
      {done ? (
        <Button asChild size="lg" className="mt-3 w-full">
          <Link to={paths.course(courseId)}>{t`Go to course`}</Link>
        </Button>
      ) : null}
    </>
  );
}

interface EnrollNowState {
  label: string;
  disabled: boolean;
}

/** A visitor may press it too, and is told to log in. */
export function enrollNowState({ signedIn, enrolled, enrolling }: ActionFacts): EnrollNowState {
  if (signedIn && enrolled) return { label: t`Already Enrolled`, disabled: true };
  return enrolling ? { label: t`Enrolling...`, disabled: true } : { label: t`Enroll Now`, disabled: false };
}
