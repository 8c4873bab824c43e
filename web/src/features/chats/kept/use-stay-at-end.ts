import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { ShownQuestion } from './asking.ts';

/** How near the end counts as being there. */
const NEAR_PX = 48;

/**
 * What is added comes into view, as long as one reads at the end; but the last question is never pushed out at the top, so that a
 * long answer is read from its beginning.
 */
export function useStayAtEnd(area: RefObject<HTMLElement | null>, questions: readonly ShownQuestion[]): void {
  const follows = useRef(true);
  const count = useRef(0);

  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const look = () => {
      follows.current = element.scrollTop >= endOf(element) - NEAR_PX;
    };
    element.addEventListener('scroll', look, { passive: true });
    return () => element.removeEventListener('scroll', look);
  }, [area]);

  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return;
    // One's own question, just asked, is looked at wherever one read before.
    const isNew = questions.length > count.current;
    count.current = questions.length;
    if (isNew || follows.current) element.scrollTo({ top: endOf(element) });
    if (isNew) follows.current = true;
  }, [area, questions]);
}

function endOf(element: HTMLElement): number {
  const bottom = element.scrollHeight - element.clientHeight;
  const last = [...element.querySelectorAll<HTMLElement>('[data-question]')].at(-1);
  return last ? Math.max(0, Math.min(bottom, last.offsetTop - 12)) : bottom;
}
