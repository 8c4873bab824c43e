import { type RefObject, useEffect, useState } from 'react';

/** Of the height of the box: the film's line is brought here when it leaves the part between the two below. */
const RESTING_PLACE = 0.3;
const HIGHEST = 0.02;
const LOWEST = 0.7;

/**
 * Keeps what is said just now in sight, within its own box. Whoever scrolls in it, selects or moves the focus there is
 * reading elsewhere, and is left alone until they want to follow again.
 */
export function useFollow(box: RefObject<HTMLElement | null>, selector: string | null) {
  const [following, setFollowing] = useState(true);
  useEffect(() => {
    if (!following || selector === null) return;
    return bringIntoSight(box.current, selector);
  }, [box, following, selector]);
  return { following, setFollowing };
}

/** Gives how to call off what is still to come. */
export function bringIntoSight(box: HTMLElement | null, selector: string): () => void {
  const move = (behavior: ScrollBehavior) => {
    const element = box?.querySelector(selector);
    if (!box || !element) return;
    const area = box.getBoundingClientRect();
    const line = element.getBoundingClientRect();
    const from = line.top - area.top;
    if (from > area.height * HIGHEST && line.bottom - area.top < area.height * LOWEST) return;
    const by = from - area.height * RESTING_PLACE;
    box.scrollBy({ top: by, behavior: Math.abs(by) > area.height * 2 ? 'instant' : behavior });
  };
  move(window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth');
  // Paragraphs that were never in sight have an estimated height: once they are drawn, the line may be elsewhere.
  const frame = requestAnimationFrame(() => move('instant'));
  return () => cancelAnimationFrame(frame);
}
