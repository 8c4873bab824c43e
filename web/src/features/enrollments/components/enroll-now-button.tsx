import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { courseQuery } from '@/api/courses.ts';
import { StatusPill } from '@/components/status-pill.tsx';
import { Button } from '@/components/ui/button.tsx';
import { paths } from '@/config/paths.ts';
import type { ActionFacts } from './card-action.ts';

interface EnrollNowButtonProps {
  courseId: string;
  /** Undefined while it is not known yet. */
  signedIn: boolean | undefined;
  enrolled: boolean;
  enrolling: boolean;
  onEnroll: (button: Element) => void;
}

export function EnrollNowButton({ courseId, signedIn, enrolled, enrolling, onEnroll }: EnrollNowButtonProps) {
  const state = enrollNowState({ signedIn: signedIn === true, enrolled, enrolling });
  const done = signedIn === true && enrolled;
  // Not asked for: the page around it has the course.
  const status = useQuery({ ...courseQuery(courseId), enabled: false }).data?.status ?? 'published';
  const isClosed = status !== 'published' && !done;
  const closedId = useId();
  return (
    <>
      <Button
        size="lg"
        variant={done ? 'secondary' : 'primary'}
        className="w-full"
        disabled={signedIn === undefined || isClosed || (state.disabled && !enrolling)}
        aria-describedby={isClosed ? closedId : undefined}
        pending={enrolling}
        pendingLabel={t`Enrolling...`}
        onClick={(event) => onEnroll(event.currentTarget)}
      >
        {state.label}
      </Button>
      {isClosed ? (
        <p id={closedId} className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft">
          <StatusPill status={status} />
          {t`Students can enroll once it is published.`}
        </p>
      ) : null}
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
