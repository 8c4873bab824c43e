import type { Wheel } from '@academy/contract/courses/alpana.ts';
import type { ReactNode } from 'react';
import { AlpanaBackdrop } from '@/components/alpana/alpana-wheel.tsx';
import { cn } from '@/lib/cn.ts';

interface EmptyStateProps {
  /** One sentence. */
  title: string;
  description?: ReactNode;
  /** One button. */
  action?: ReactNode;
  headingLevel?: 1 | 2 | 3;
  wheel: Wheel;
  className?: string;
}

/** Empty, error and missing states: the pattern, one sentence in serif, one button. */
export function EmptyState({
  title,
  description,
  action,
  headingLevel = 2,
  wheel,
  className,
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div
      className={cn(
        'relative isolate overflow-hidden rounded-card border border-line bg-card px-6 py-16 text-center md:py-24',
        className,
      )}
    >
      <AlpanaBackdrop wheel={wheel} />
      <div className="mx-auto flex max-w-md flex-col items-center gap-3">
        <Heading className="text-2xl">{title}</Heading>
        {description ? <p className="text-ink-soft">{description}</p> : null}
        {action ? <div className="mt-4">{action}</div> : null}
      </div>
    </div>
  );
}
