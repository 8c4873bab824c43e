import { t } from '@lingui/core/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { LoadFailure } from '@/components/load-failure.tsx';
import { type LazyPart, useLazyPart } from '@/lib/lazy-part.ts';

interface RetriedPart<Part> {
  readonly part: Part | undefined;
  /** In place of the part, where its code could not be fetched: the rest of the page goes on. */
  readonly failure: ReactNode;
}

/** A part whose code is fetched when it is shown. Where that fails a press tries again, and so does a line that is back. */
export function useRetriedPart<Part>(lazy: LazyPart<Part>, need: boolean): RetriedPart<Part> {
  const [attempt, setAttempt] = useState(1);
  const { part, failed } = useLazyPart(lazy, need && attempt);
  const isMissing = failed && part === undefined;
  useEffect(() => {
    if (!isMissing) return;
    const retry = () => setAttempt((before) => before + 1);
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [isMissing]);
  const again = { isFetching: false, refetch: () => setAttempt(attempt + 1) };
  return {
    part,
    failure: isMissing ? <LoadFailure title={t`This part could not be loaded.`} query={again} /> : null,
  };
}
