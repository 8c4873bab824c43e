import type { Database } from '@academy/platform/database/connect.ts';
import type { Log } from '@academy/platform/log.ts';
import type { RenditionPlan } from '../hls/ladder.ts';
import { type Progress, storeProgress } from './video-rows.ts';

/*
 * The progress of a video over all of its jobs: fetching a link, the first rendition, the rest of the ladder. The work of
 * a run is proportional to the pixels that it writes, plus a part of that for each pixel that it reads.
 */

export interface ProgressShare {
  readonly fromPercent: number;
  readonly toPercent: number;
  /** The work that comes after this run, as a multiple of this run's. */
  readonly laterWork: number;
}

/** Fetching is a small part of the work, but its progress has to be visible. */
const FETCHED_PERCENT = 20;

/** The work after fetching is unknown until the file is probed. */
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

/** Never 100: that is stored in the transaction that makes the video ready. */
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

/** Often enough to look alive, seldom enough to be no load. */
const PAUSE_MS = 1000;

export interface ProgressReport {
  tell(fraction: number): void;
  /** Waits for what is being written; nothing is written afterwards. */
  end(): Promise<void>;
}

interface ProgressReportOptions {
  readonly database: Database;
  readonly videoId: string;
  readonly share: ProgressShare;
  readonly log: Log;
  /** Called when the video was replaced or removed meanwhile. */
  readonly onUnwanted: () => void;
}

/** Stores the progress of a run. A report that the database does not take is dropped: the next one replaces it. */
export function reportProgress(options: ProgressReportOptions): ProgressReport {
  const { database, videoId, share, log, onUnwanted } = options;
  const startedAt = performance.now();
  let writing: Promise<void> | undefined;
  let writtenAt = Number.NEGATIVE_INFINITY;
  let ended = false;

  async function write(progress: Progress): Promise<void> {
    try {
      if (!(await storeProgress(database, videoId, progress))) onUnwanted();
    } catch (error) {
      log.warn({ err: error }, 'The progress of a video could not be written');
    } finally {
      writing = undefined;
    }
  }

  return {
    tell(fraction) {
      const now = performance.now();
      if (ended || writing !== undefined || now - writtenAt < PAUSE_MS) return;
      writtenAt = now;
      writing = write({
        percent: percentAt(share, fraction),
        remainingSeconds: remainingSecondsAt(share, fraction, (now - startedAt) / 1000),
      });
    },
    async end() {
      ended = true;
      await writing;
    },
  };
}
