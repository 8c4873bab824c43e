import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';

interface LoadFailureProps {
  title: string;
  /** What could not be loaded. */
  query: { readonly isFetching: boolean; readonly refetch: () => unknown };
  className?: string;
  /** Why, where there is more to say. */
  children?: ReactNode;
}

/** In place of a part of a page: the rest of the page can be used, and the part can be asked for again. */
export function LoadFailure({ title, query, className = '', children }: LoadFailureProps) {
  return (
    <Alert variant="destructive" title={title} className={className}>
      {children}
      <Button
        variant="outline"
        size="sm"
        className="mt-3"
        pending={query.isFetching}
        onClick={() => void query.refetch()}
      >
        {t`Try again`}
      </Button>
    </Alert>
  );
}
