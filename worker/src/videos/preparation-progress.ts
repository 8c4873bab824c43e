import type { RenditionPlan } from '../hls/ladder.ts';

/*
 * How far the preparation of a video is, over all of its jobs: fetching a link, the first rendition, the rest of the
 * ladder. Encoding costs about as much as there are pixels, so that is what a run counts by.
 */

export interface ProgressShare {
  readonly fromPercent: number;
  readonly toPercent: number;
  /** The work that comes after this run, as a multiple of this run's. */
  readonly laterWork: number;
}

/** A video from a link is not half done when it has arrived, but somebody who waits wants to see it arrive. */
const FETCHED_PERCENT = 20;

/** What comes after fetching cannot be known before the file was looked at. */
export const shareOfFetching: ProgressShare = { fromPercent: 0, toPercent: FETCHED_PERCENT, laterWork: 0 };

interface Ladder {
  readonly first: Pixels;
  readonly rest: readonly Pixels[];
}

type Pixels = Pick<RenditionPlan, 'width' | 'height'>;

export function sharesOfLadder(
  { first, rest }: Ladder,
  fetched: boolean,
): { first: ProgressShare; rest: ProgressShare } {
  const start = fetched ? FETCHED_PERCENT : 0;
  const [firstWork, restWork] = [pixelsOf([first]), pixelsOf(rest)];
  const between = start + ((100 - start) * firstWork) / (firstWork + restWork);
  return {
    first: { fromPercent: start, toPercent: between, laterWork: restWork / firstWork },
    rest: { fromPercent: between, toPercent: 100, laterWork: 0 },
  };
}

function pixelsOf(plans: readonly Pixels[]): number {
  return plans.reduce((sum, { width, height }) => sum + width * height, 0);
}

/** A hundred is said only by whoever makes the video ready. */
export function percentAt({ fromPercent, toPercent }: ProgressShare, fraction: number): number {
  return Math.min(99, Math.floor(fromPercent + (toPercent - fromPercent) * within(fraction)));
}

/** null while there is too little to judge by. */
export function remainingSecondsAt(
  { laterWork }: ProgressShare,
  fraction: number,
  elapsedSeconds: number,
): number | null {
  const done = within(fraction);
  if (done < 0.01) return null;
  return Math.round((elapsedSeconds / done) * (1 - done + laterWork));
}

function within(fraction: number): number {
  return Math.min(1, Math.max(0, fraction));
}
