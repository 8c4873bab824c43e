import { type RefObject, useEffect, useState } from 'react';

interface LoadMoreFacts {
  list: RefObject<HTMLElement | null>;
  count: number;
  limit: number;
  /** The cards shown are those of the list before. */
  outdated: boolean;
}

/**
 * Remembers that more was asked for, until it has come. Then the button may be gone, so the focus goes on to
 * the first card that is new; nothing scrolls.
 */
export function useLoadMore({ list, count, limit, outdated }: LoadMoreFacts) {
  const [asked, setAsked] = useState<{ atLimit: number; firstNew: number }>();

  useEffect(() => {
    if (asked === undefined || outdated || limit === asked.atLimit) return;
    setAsked(undefined);
    const firstNewCard = list.current?.children[asked.firstNew];
    firstNewCard?.querySelector<HTMLElement>('h3 a')?.focus({ preventScroll: true });
  }, [asked, outdated, limit, list]);

  return {
    loadingMore: asked !== undefined,
    markAsked: () => setAsked({ atLimit: limit, firstNew: count }),
  };
}
