/**
 * Which whole seconds of a film were watched, and which of them more than once. A second counts when its middle is passed while
 * the film plays: what plays on is counted once, however it is cut into pauses and reports.
 */
import { watchingLimits as limits } from '@academy/contract/watching/watching-limits.ts';

/** What a player says of itself. */
export interface PlayedMoment {
  readonly currentTime: number;
  readonly playing: boolean;
  readonly waiting: boolean;
  readonly ended: boolean;
  readonly playbackRate: number;
}

/** From a whole second until before another. */
export type SecondRange = [number, number];

export interface WatchedRanges {
  readonly seen: SecondRange[];
  readonly seenAgain: SecondRange[];
}

/** Events come late, and clocks round. A step of a viewer is longer. */
const TOLERANCE_SECONDS = 1;

export function createWatchedSeconds(nowMs: () => number) {
  const times = new Map<number, number>();
  let before: (PlayedMoment & { readonly atMs: number }) | undefined;

  const pass = (from: number, to: number) => {
    for (let second = Math.floor(from + 0.5); second + 0.5 <= to; second += 1) {
      times.set(second, (times.get(second) ?? 0) + 1);
    }
  };

  return {
    follow: (moment: PlayedMoment): void => {
      const atMs = nowMs();
      const last = before;
      before = { ...moment, atMs };
      if (last === undefined || !last.playing || last.waiting) return;
      const played = moment.currentTime - last.currentTime;
      // The film's own time says what was played; the clock only tells playing from jumping.
      const possible = ((atMs - last.atMs) / 1000) * last.playbackRate + TOLERANCE_SECONDS;
      if (played > 0 && played <= possible) pass(last.currentTime, moment.currentTime);
    },
    hasNews: () => times.size > 0,
    /** What goes into one report; what it has no room for stays for the next. */
    take: (): WatchedRanges => {
      const seen = longest(rangesOf([...times.keys()]));
      const again = [];
      for (const [from, to] of seen) {
        for (let second = from; second < to; second += 1) {
          if ((times.get(second) ?? 0) > 1) again.push(second);
          times.delete(second);
        }
      }
      return { seen, seenAgain: longest(rangesOf(again)) };
    },
    /** A report that did not arrive is told with the next. */
    putBack: ({ seen, seenAgain }: WatchedRanges): void => {
      for (const [from, to] of [...seen, ...seenAgain]) pass(from, to);
    },
  };
}

function rangesOf(seconds: readonly number[]): SecondRange[] {
  const ranges: SecondRange[] = [];
  for (const second of seconds.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last?.[1] === second) last[1] = second + 1;
    else ranges.push([second, second + 1]);
  }
  return ranges;
}

function longest(ranges: readonly SecondRange[]): SecondRange[] {
  if (ranges.length <= limits.rangesPerReport) return [...ranges];
  const chosen = ranges.toSorted((a, b) => b[1] - b[0] - (a[1] - a[0])).slice(0, limits.rangesPerReport);
  return chosen.toSorted((a, b) => a[0] - b[0]);
}
