import { t } from '@lingui/core/macro';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { LoadFailure } from '@/features/courses/components/load-failure.tsx';
import { log } from '@/lib/log.ts';
import { usePageTitle } from '@/lib/use-page-title.ts';

/** What a page shows when it broke: a chunk that did not load, a render that threw. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  usePageTitle(t`Something went wrong`);
  useEffect(() => log.error('A page failed to show.', { error }), [error]);

  const retry = () => {
    reset();
    void router.invalidate();
  };

  return (
    <div className="page section-space">
      <div className="mx-auto max-w-3xl">
        <LoadFailure headingLevel={1} title={t`This page could not be shown.`} onRetry={retry} />
      </div>
    </div>
  );
}
