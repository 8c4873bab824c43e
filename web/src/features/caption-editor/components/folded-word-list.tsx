import { t } from '@lingui/core/macro';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { cn } from '@/lib/cn.ts';
import { WordList } from './word-list.tsx';

/** Folded until it is wanted: it belongs to the whole course. */
export function FoldedWordList({ courseId, userId }: { courseId: string; userId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const contentId = useId();
  return (
    <section aria-label={t`Names and terms`} className="rounded-card border border-line bg-card px-4">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={contentId}
        onClick={() => setIsOpen(!isOpen)}
        className="flex min-h-12 w-full items-center gap-3 rounded-control py-2 text-left hover:text-accent-ink"
      >
        <span className="font-semibold">{t`Names and terms`}</span>
        <ChevronDown
          aria-hidden="true"
          className={cn('ml-auto size-4 shrink-0 text-ink-soft transition-transform', isOpen && 'rotate-180')}
        />
      </button>
      <div id={contentId} className={isOpen ? 'pb-4' : 'hidden'}>
        {isOpen ? <WordList courseId={courseId} userId={userId} /> : null}
      </div>
    </section>
  );
}
