import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import { t } from '@lingui/core/macro';
import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { Alert } from '@/components/ui/alert.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { cn } from '@/lib/cn.ts';
import { lazyPart, useLazyPart } from '@/lib/lazy-part.ts';

const editor = lazyPart(() => import('./quiz-editor.tsx'));

/** The Knowledge Check of a lesson, folded until it is wanted: neither its code nor its questions are fetched before. */
export function LazyQuizEditor({ address, userId }: { address: LessonAddress; userId: string }) {
  const [opened, setOpened] = useState(0);
  const isOpen = opened % 2 === 1;
  const { part, failed } = useLazyPart(editor, isOpen ? opened : undefined);
  const contentId = useId();
  return (
    <section aria-label={t`Knowledge Check`} className="rounded-card border border-line bg-card px-4">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={contentId}
        onClick={() => setOpened((count) => count + 1)}
        className="flex min-h-13 w-full items-center gap-3 rounded-control py-2 text-left hover:text-accent-ink"
      >
        <span className="flex min-w-0 flex-wrap items-center gap-x-3">
          <span className="font-semibold">{t`Knowledge Check`}</span>
          <span className="text-sm text-ink-soft">{t`The questions under this lesson and in its film`}</span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className={cn('ml-auto size-4 shrink-0 text-ink-soft transition-transform', isOpen && 'rotate-180')}
        />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it has no use of its own, it only looks at keys that pass. */}
      <div id={contentId} onKeyDown={keepEnter} className={cn('pb-4', !isOpen && 'hidden')}>
        {part && opened > 0 ? <part.QuizEditor address={address} userId={userId} /> : null}
        {isOpen && !part && !failed ? <Skeleton className="h-40" /> : null}
        {isOpen && failed && !part ? (
          <Alert
            variant="destructive"
            title={t`This part could not be loaded.`}
          >{t`Check your connection, close it and open it again.`}</Alert>
        ) : null}
      </div>
    </section>
  );
}

/** Enter in a field would save the lesson's form around it, and close that. */
function keepEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}
