import { t } from '@lingui/core/macro';
import { CircleCheck, Clock } from 'lucide-react';
import { timeText } from '@/lib/language/times.ts';

export function NoAnswer() {
  return <p className="mt-1 text-sm font-semibold text-danger">{t`No answer yet`}</p>;
}

interface QuestionRemarkProps {
  /** Null for a question that stands below the film alone. */
  seconds: number | null;
  /** On an earlier visit; only one of the film is then not demanded again. */
  wasRight: boolean;
}

/** Where in the film a question is asked, and that it was answered right before. */
export function QuestionRemark({ seconds, wasRight }: QuestionRemarkProps) {
  const time = seconds === null ? null : timeText(seconds);
  return (
    <>
      {time === null ? null : (
        <p className="mt-1 flex items-center gap-1.5 text-sm text-ink-soft figures-tabular">
          <Clock aria-hidden="true" className="size-4" />
          {t`Asked in the film at ${time}`}
        </p>
      )}
      {wasRight ? (
        <p className="mt-1 flex items-center gap-1.5 text-sm text-success">
          <CircleCheck aria-hidden="true" className="size-4" />
          {seconds === null
            ? t`You have answered this correctly before.`
            : t`You have answered this correctly before. It counts without a new answer.`}
        </p>
      ) : null}
    </>
  );
}
