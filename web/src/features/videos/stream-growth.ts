import type { Playing } from './lesson-video-state.ts';

interface Growth {
  readonly growing: boolean;
  readonly isPlaying: boolean;
}

/**
 * A manifest lists the qualities there were when it was read. Reading it again stops the picture for a blink, so whoever
 * is watching is disturbed once, when all are there. Another version waits for the next visit.
 */
export function isTimeToReload(opened: Playing, now: Playing, { growing, isPlaying }: Growth): boolean {
  if (opened.version !== now.version || now.heights.length <= opened.heights.length) return false;
  return !(growing && isPlaying);
}
