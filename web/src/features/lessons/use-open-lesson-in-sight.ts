import { useEffect, useRef } from 'react';

/** What the list fades out over, and a line more: the reader sees that it goes on. */
const EDGE_PX = 56;

interface Shown {
  row: Element | null;
  /** How far the list was scrolled then. */
  at: number;
}

/**
 * Scrolls a list of lessons so far that the open one is seen, also when something grows above or below it. From the moment that readers
 * scroll it themselves it is theirs, until another lesson is open.
 */
export function useOpenLessonInSight() {
  const list = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const shown = useRef<Shown>({ row: null, at: 0 });
  useEffect(() => {
    const observer = new ResizeObserver(() => showOpenLesson(list.current, shown.current));
    for (const { current } of [list, content]) if (current) observer.observe(current);
    return () => observer.disconnect();
  }, []);
  // Another lesson may be open, and the list as long as it was.
  useEffect(() => {
    if (openRow(list.current) !== shown.current.row) showOpenLesson(list.current, shown.current);
  });
  return { list, content };
}

function openRow(list: HTMLElement | null): Element | null {
  return list?.querySelector('[aria-current=page]') ?? null;
}

function showOpenLesson(list: HTMLElement | null, shown: Shown): void {
  const row = openRow(list);
  const isReaders = row === shown.row && list?.scrollTop !== shown.at;
  if (!list || !row || isReaders) return;
  const { top, bottom } = row.getBoundingClientRect();
  const frame = list.getBoundingClientRect();
  if (top < frame.top || bottom > frame.bottom - EDGE_PX) {
    list.scrollTop += (top + bottom) / 2 - (frame.top + frame.bottom) / 2;
  }
  Object.assign(shown, { row, at: list.scrollTop });
}
