import type { RenditionPlan } from '../hls/ladder.ts';

/*
 * How far the preparation of a video is, over all of its jobs: fetching a link, the first rendition, the rest of the
 * ladder. A run costs about as much as there are pixels to write, and for each pixel to read a part of that.
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

/** What decoding costs beside encoding, measured. Each run reads the whole video, whatever it makes of it. */
const READING = 0.4;

interface Ladder {
  readonly first: Pixels;
  readonly rest: readonly Pixels[];
}

type Pixels = Pick<RenditionPlan, 'width' | 'height'>;

export function sharesOfLadder(
  source: Pixels,
  { first, rest }: Ladder,
  fetched: boolean,
): { first: ProgressShare; rest: ProgressShare } {
  const start = fetched ? FETCHED_PERCENT : 0;
  const [firstWork, restWork] = [workOf(source, [first]), workOf(source, rest)];
  const between = start + ((100 - start) * firstWork) / (firstWork + restWork);
  return {
    first: { fromPercent: start, toPercent: between, laterWork: restWork / firstWork },
    rest: { fromPercent: between, toPercent: 100, laterWork: 0 },
  };
}

function workOf(source: Pixels, plans: readonly Pixels[]): number {
  if (plans.length === 0) return 0;
  return plans.reduce((sum, plan) => sum + pixelsOf(plan), READING * pixelsOf(source));
}

function pixelsOf({ width, height }: Pixels): number {
  return width * height;
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
