import type { Course } from '@academy/contract/courses/course.ts';
import { t } from '@lingui/core/macro';
import { Alert } from '@/components/ui/alert.tsx';
import { fullDate } from '@/lib/language/dates.ts';
import { textLanguage } from '@/lib/text-language.ts';

/** Where publishing takes an admin's word: that the course waits for it, or why it was refused. */
export function ApprovalNote({ approval }: Pick<Course, 'approval'>) {
  if (approval === undefined) return null;
  const { state, at, reason } = approval;
  const date = fullDate(new Date(at));
  if (state === 'waiting') {
    return (
      <Alert title={t`Waiting for approval since ${date}`} className="mt-4">
        {t`An admin looks at this course before it is published. You can go on editing it.`}
      </Alert>
    );
  }
  return (
    <Alert variant="warning" title={t`Not published: an admin refused on ${date}`} className="mt-4">
      <p lang={textLanguage(reason ?? '')} className="whitespace-pre-line wrap-anywhere">
        {reason}
      </p>
      <p className="mt-1 text-ink-soft">{t`Change what is named, and publish again to hand it in once more.`}</p>
    </Alert>
  );
}
