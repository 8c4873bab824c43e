import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { CueText } from './model/cue-edits.ts';
import { type DrawnRow, rowsBetween, rowsToDraw } from './model/row-window.ts';

/** Of a row that was not drawn yet. */
const usualHeight = 101;
/** Rows this far above and below are drawn ahead, so that scrolling shows no gap. */
const aheadPx = 600;

/** The rows of a list that scrolls with the page. Their heights are measured as they are drawn. */
export function useRowsInView(
  list: RefObject<HTMLElement | null>,
  cues: readonly CueText[],
  also: readonly number[],
): DrawnRow[] {
  const measured = useRef(new Map<string, number>());
  const [view, setView] = useState({ top: 0, bottom: aheadPx + 800 });

  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const above = list.current?.getBoundingClientRect().top ?? 0;
      // In steps, so that not every pixel draws the list anew.
      const top = Math.floor((-above - aheadPx) / 200) * 200;
      const bottom = Math.ceil((-above + window.innerHeight + aheadPx) / 200) * 200;
      setView((before) => (before.top === top && before.bottom === bottom ? before : { top, bottom }));
    };
    const soon = () => {
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    look();
    window.addEventListener('scroll', soon, { passive: true });
    window.addEventListener('resize', soon);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', soon);
      window.removeEventListener('resize', soon);
    };
  }, [list]);

  useLayoutEffect(() => {
    for (const row of list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? []) {
      if (row.offsetHeight > 0) measured.current.set(row.dataset['row'] ?? '', row.offsetHeight);
    }
  });

  const heights = cues.map(({ id }) => measured.current.get(id) ?? usualHeight);
  return rowsToDraw(heights, rowsBetween(heights, view.top, view.bottom), also);
}
