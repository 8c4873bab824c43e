import { type ReactNode, useId } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';

interface DetailPanelProps {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

export function DetailPanel({ title, action, children }: DetailPanelProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="min-w-0">
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

/** A part of the page that did not come; the others stand all the same. */
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
        Try again
      </Button>
    </div>
  );
}

export function PanelSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-3">
      <span className="sr-only">Loading...</span>
      <Skeleton className="h-6 w-3/5" />
      <Skeleton className="h-6 w-4/5" />
      <Skeleton className="h-6 w-2/5" />
    </div>
  );
}
