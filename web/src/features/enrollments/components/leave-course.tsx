import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { toast } from '@/components/ui/toast-store.ts';
import { lazyPart, useLazyPart } from '@/lib/lazy-part.ts';
import type { LeavableCourse } from './leave-question.tsx';

// Few leave, and the page of a course is for who comes.
const question = lazyPart(() => import('./leave-question.tsx'));

/** The foot of a student's sidebar. */
export function LeaveCourse({ course }: { course: LeavableCourse }) {
  const [isAsked, setAsked] = useState(false);
  const { part } = useLazyPart(question, isAsked);
  const ask = async () => {
    setAsked(true);
    if (await question.fetch()) return;
    setAsked(false);
    toast({
      title: t`This part could not be loaded.`,
      description: t`The connection may have dropped for a moment.`,
      variant: 'destructive',
    });
  };
  return (
    <div className="shrink-0 border-t border-line px-5 py-1">
      <button
        type="button"
        className="min-h-11 text-sm text-ink-soft underline-offset-4 hover:text-ink hover:underline"
        onClick={() => void ask()}
      >
        {t`Leave course`}
      </button>
      {isAsked && part ? <part.LeaveQuestion course={course} onClose={() => setAsked(false)} /> : null}
    </div>
  );
}
