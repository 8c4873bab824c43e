import { t } from '@lingui/core/macro';
import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useLanding } from '../use-landing.ts';

interface DetailPanelProps {
  title: string;
  /** Other screens lead to it by this name, as the hash of the address. */
  name?: string;
  action?: ReactNode;
  children: ReactNode;
}

export function DetailPanel({ title, name, action, children }: DetailPanelProps) {
  const titleId = useId();
  const isNamed = useLocation({ select: ({ hash }) => name !== undefined && hash === name });
  // It comes after the page: the router has looked for it in vain.
  const panel = useLanding<HTMLElement>(isNamed);
  return (
    <section
      ref={panel}
      id={name}
      tabIndex={name === undefined ? undefined : -1}
      aria-labelledby={titleId}
      className="min-w-0 outline-none"
    >
      <Card className="p-5 sm:p-6">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 id={titleId} className="text-lg">
            {title}
          </h2>
          {action}
        </div>
        {children}
      </Card>
    </section>
  );
}

/** Each panel loads by itself, and only the failed one shows this. */
export function PanelFailure({
  text,
  retrying,
  onRetry,
}: {
  text: string;
  retrying: boolean;
  onRetry: () => void;
}) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-4">
      <p className="text-ink-soft">{text}</p>
      <Button variant="outline" size="sm" pending={retrying} onClick={onRetry}>
        {t`Try again`}
      </Button>
    </div>
  );
}

export function PanelSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-3">
      <span className="sr-only">{t`Loading...`}</span>
      <Skeleton className="h-6 w-3/5" />
      <Skeleton className="h-6 w-4/5" />
      <Skeleton className="h-6 w-2/5" />
    </div>
  );
}

export function DetailSkeleton() {
  return (
    <div role="status">
      <h1 className="sr-only">{t`Loading course...`}</h1>
      <Skeleton className="mb-3 h-5 w-40" />
      <Skeleton className="mb-4 h-9 w-80 max-w-full" />
      <Skeleton className="mb-6 h-12 w-full max-w-md" />
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <Skeleton className="h-80 rounded-card!" />
        <Skeleton className="h-80 rounded-card!" />
      </div>
    </div>
  );
}
