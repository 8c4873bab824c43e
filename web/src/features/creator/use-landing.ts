import { type RefObject, useEffect, useRef } from 'react';
import { useVisit } from '@/lib/use-visit.ts';

/** What a person does to look elsewhere, or to begin. */
const acts = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * For a part that an address leads to: every visit brings it to the top of the window, and the keyboard into it. What stands
 * above may come later, and would push it away: it is brought back until the person does something.
 */
export function useLanding<E extends HTMLElement>(isNamed: boolean): RefObject<E | null> {
  const part = useRef<E>(null);
  const visit = useVisit();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every visit of the address lands anew.
  useEffect(() => {
    const element = part.current;
    if (!isNamed || element === null) return;
    const stay = new AbortController();
    const observer = new ResizeObserver(() => element.scrollIntoView());
    const leave = () => {
      observer.disconnect();
      stay.abort();
    };
    for (const act of acts) window.addEventListener(act, leave, { passive: true, signal: stay.signal });
    element.focus({ preventScroll: true });
    element.scrollIntoView();
    observer.observe(document.body);
    return leave;
  }, [isNamed, visit]);
  return part;
}
