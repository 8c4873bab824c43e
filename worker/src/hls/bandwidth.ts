import { targetSeconds } from './playlist.ts';

export interface MeasuredSegment {
  readonly seconds: number;
  readonly bytes: number;
}

export interface Bandwidth {
  /** In bits a second. */
  readonly peak: number;
  readonly average: number;
}

/**
 * As the HLS specification measures it: the peak is over runs of segments between half and one and a half target
 * durations, so that a last segment of a tenth of a second does not count as if it lasted.
 */
export function measureBandwidth(segments: readonly MeasuredSegment[]): Bandwidth {
  const average = bitrateOf(segments);
  const target = targetSeconds(Math.max(...segments.map(({ seconds }) => seconds)));
  let peak = average;
  for (const from of segments.keys()) {
    for (let to = from + 1; to <= segments.length; to += 1) {
      const run = segments.slice(from, to);
      const seconds = secondsOf(run);
      if (seconds > 1.5 * target) break;
      if (seconds >= 0.5 * target) peak = Math.max(peak, bitrateOf(run));
    }
  }
  return { peak, average };
}

function bitrateOf(run: readonly MeasuredSegment[]): number {
  return Math.ceil((run.reduce((sum, { bytes }) => sum + bytes, 0) * 8) / secondsOf(run));
}

function secondsOf(run: readonly MeasuredSegment[]): number {
  return run.reduce((sum, { seconds }) => sum + seconds, 0);
}
