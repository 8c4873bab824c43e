import { t } from '@lingui/core/macro';
import { CircleCheck, Clock } from 'lucide-react';
import { timeText } from '@/lib/language/times.ts';

export function NoAnswer() {
  return <p className="mt-1 text-sm font-semibold text-danger">{t`No answer yet`}</p>;
}

interface FilmRemarkProps {
  /** Null for a question that stands below the film alone. */
  seconds: number | null;
  /** It was answered right on an earlier visit, and is not demanded. */
  isSettled: boolean;
}

/** Where in the film a question is asked. */
export function FilmRemark({ seconds, isSettled }: FilmRemarkProps) {
  if (seconds === null) return null;
  const time = timeText(seconds);
  return (
    <>
      <p className="mt-1 flex items-center gap-1.5 text-sm text-ink-soft figures-tabular">
        <Clock aria-hidden="true" className="size-4" />
        {t`Asked in the film at ${time}`}
      </p>
      {isSettled ? (
        <p className="mt-1 flex items-center gap-1.5 text-sm text-success">
          <CircleCheck aria-hidden="true" className="size-4" />
          {t`You have answered this correctly before.`}
        </p>
      ) : null}
    </>
  );
}
