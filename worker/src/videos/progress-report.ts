import type { Database } from '@academy/platform/database/connect.ts';
import type { Log } from '@academy/platform/log.ts';
import { type ProgressShare, percentAt, remainingSecondsAt } from './preparation-progress.ts';
import { type Progress, storeProgress } from './video-rows.ts';

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
  /** Told when the video was replaced or removed meanwhile. */
  readonly onUnwanted: () => void;
}

/** Writes down how far a run is. A database that is away for a while costs no work: the next report tells more. */
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
