import type { PageFigures } from './page-figures.ts';

const aim = 95;
const leastScore = 92;
const mostPointsUnderControl = 5;
export const mostTimesLargestPaint = 1.3;
const mostBlockingMs = 150;
/** Printed as 0.000. */
const noShift = 0.0005;

export const targetsInWords =
  `score >= ${leastScore} (aim ${aim}) and at most ${mostPointsUnderControl} under the control's, ` +
  `largest paint <= ${mostTimesLargestPaint} times the control's, blocking <= ${mostBlockingMs} ms, shift 0`;

/** Lighthouse's factor of four makes its phone out of a machine of this speed or more. */
const FOUR_TIMES_SLOWER_FROM = 1500;

/** How many times slower the same phone is than this machine, or null where that is four as everywhere. */
export function slowdownOf(machineSpeed: number): number | null {
  if (machineSpeed >= FOUR_TIMES_SLOWER_FROM) return null;
  return Math.round((machineSpeed / FOUR_TIMES_SLOWER_FROM) * 40) / 10;
}

/** What a page on the phone has reached of its targets, in words. */
export function judgePage(page: PageFigures, control: PageFigures): string {
  const missed = missedTargets(page, control);
  if (missed.length > 0) return `missed: ${missed.join(', ')}`;
  return page.score < aim ? `ok, below the aim of ${aim}` : 'ok';
}

export function reachesTargets(page: PageFigures, control: PageFigures): boolean {
  return missedTargets(page, control).length === 0;
}

function missedTargets(page: PageFigures, control: PageFigures): string[] {
  const times = page.largestPaintMs / control.largestPaintMs;
  const under = control.score - page.score;
  return [
    ...(page.score < leastScore ? [`score >= ${leastScore}`] : []),
    ...(under > mostPointsUnderControl ? [`${under} points under the control`] : []),
    ...(times > mostTimesLargestPaint ? [`largest paint ${times.toFixed(2)} times the control's`] : []),
    ...(page.blockingMs > mostBlockingMs ? [`blocking <= ${mostBlockingMs} ms`] : []),
    ...(page.shift >= noShift ? ['shift 0'] : []),
  ];
}
