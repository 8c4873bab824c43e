import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { LostConnection } from '@/components/lost-connection.tsx';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { useOnline } from '@/lib/use-online.ts';

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
  const online = useOnline();
  return (
    <Alert variant="destructive" title={title} className={className}>
      {children}
      {online || children ? null : (
        <p>
          <LostConnection again={query.refetch} />
        </p>
      )}
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
