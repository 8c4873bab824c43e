import { type RefObject, useEffect, useRef } from 'react';

/** Of links and of tabs. */
const CHOSEN = '[aria-current]:not([aria-current=false]), [aria-selected=true]';

/**
 * For a row that scrolls sideways: on a phone what is chosen may lie beyond its edge. The row alone is scrolled: a whole page
 * that moved would take away what is being read.
 */
export function useChosenInView<E extends HTMLElement>(chosen: unknown): RefObject<E | null> {
  const strip = useRef<E>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the choice is read from the page, after it changed.
  useEffect(() => {
    const row = strip.current;
    const found = row?.querySelector(CHOSEN)?.getBoundingClientRect();
    if (!row || !found) return;
    const { left, width } = row.getBoundingClientRect();
    row.scrollLeft += found.left + found.width / 2 - (left + width / 2);
  }, [chosen]);
  return strip;
}
