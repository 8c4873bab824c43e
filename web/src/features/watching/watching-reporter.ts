/**
 * When a player tells what was watched: at most once in half a minute while the film plays, and the rest when it is left. Nothing
 * runs beside it: a film that stands still, and a page that is frozen, tell nothing.
 */
import { ApiError } from '@academy/contract/http/client.ts';
import type { WatchingReport } from '@academy/contract/watching/watching-calls.ts';
import { watchingLimits as limits } from '@academy/contract/watching/watching-limits.ts';
import { createWatchedSeconds, type PlayedMoment } from './watched-seconds.ts';

interface ReporterOptions {
  readonly version: string;
  /** A report on leaving has to outlive the page. */
  readonly send: (report: WatchingReport, init: { readonly keepalive: boolean }) => Promise<unknown>;
  readonly nowMs?: () => number;
}

const EVERY_MS = limits.reportEverySeconds * 1000;

export function createWatchingReporter({ version, send, nowMs = () => performance.now() }: ReporterOptions) {
  const watched = createWatchedSeconds(nowMs);
  let current: PlayedMoment | undefined;
  let sentAtMs = nowMs();
  let leftAtMs = Number.NEGATIVE_INFINITY;
  /** Undefined while nothing was told of it. */
  let toldStop: number | null | undefined;
  let refused = false;

  const report = (stoppedAt: number | null, keepalive: boolean): void => {
    sentAtMs = nowMs();
    toldStop = stoppedAt;
    const ranges = watched.take();
    send({ version, ...ranges, stoppedAt }, { keepalive }).catch((error: unknown) => {
      // A refusal stays one; whatever else it was, it is tried again in time.
      refused = error instanceof ApiError && [400, 401, 403, 404].includes(error.status);
      if (!refused) watched.putBack(ranges);
    });
  };

  const stopNow = () =>
    current === undefined || current.ended ? null : Math.max(0, Math.floor(current.currentTime));

  const leave = (): void => {
    const stop = stopNow();
    const isKnown = toldStop === stop || toldStop === undefined;
    if (refused || current === undefined || (!watched.hasNews() && isKnown)) return;
    leftAtMs = nowMs();
    report(stop, true);
  };

  return {
    follow: (moment: PlayedMoment): void => {
      watched.follow(moment);
      current = moment;
      if (refused || !moment.playing || !watched.hasNews() || nowMs() - sentAtMs < EVERY_MS) return;
      report(null, false);
    },
    /** The page may come back, as after a look at another tab: that is told once in the time of a report. */
    hide: (): void => {
      if (nowMs() - leftAtMs >= EVERY_MS) leave();
    },
    /** The page or the lesson is gone. */
    leave,
  };
}
