import { t } from '@lingui/core/macro';
import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { UnfoldContext } from '@/components/form-parts.ts';
import { Alert } from '@/components/ui/alert.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { cn } from '@/lib/cn.ts';

interface FoldedPartProps {
  title: string;
  hint?: string;
  isOpen: boolean;
  onToggle: () => void;
  /** Of code that comes with the first opening. */
  arrival?: { readonly isThere: boolean; readonly failed: boolean };
  children: ReactNode;
}

/** A part of a form that is folded until it is wanted. */
export function FoldedPart({ title, hint, isOpen, onToggle, arrival, children }: FoldedPartProps) {
  const contentId = useId();
  const isMissing = isOpen && arrival?.isThere === false;
  return (
    <section aria-label={title} className="rounded-card border border-line bg-card px-4">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={contentId}
        onClick={onToggle}
        className="flex min-h-13 w-full items-center gap-3 rounded-control py-2 text-left hover:text-accent-ink"
      >
        <span className="flex min-w-0 flex-wrap items-center gap-x-3">
          <span className="font-semibold">{title}</span>
          {hint === undefined ? null : <span className="text-sm text-ink-soft">{hint}</span>}
        </span>
        <ChevronDown
          aria-hidden="true"
          className={cn('ml-auto size-4 shrink-0 text-ink-soft transition-transform', isOpen && 'rotate-180')}
        />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it has no use of its own, it only looks at keys that pass. */}
      <div id={contentId} onKeyDown={keepEnter} className={cn('pb-4', !isOpen && 'hidden')}>
        <UnfoldContext value={isOpen ? stayOpen : onToggle}>{children}</UnfoldContext>
        {isMissing && !arrival?.failed ? <Skeleton className="h-40" /> : null}
        {isMissing && arrival?.failed ? (
          <Alert
            variant="destructive"
            title={t`This part could not be loaded.`}
          >{t`Check your connection, close it and open it again.`}</Alert>
        ) : null}
      </div>
    </section>
  );
}

const stayOpen = () => undefined;

/** Enter in a field would save the form around it, and close that. */
function keepEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}
