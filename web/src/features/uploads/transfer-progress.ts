/** How far an upload is, how fast it goes and how long it takes. */

export function percentOf(part: number, whole: number): number {
  return whole > 0 ? Math.min(100, Math.floor((part / whole) * 100)) : 0;
}

interface Progress {
  readonly bytes: number;
  readonly sentBytes: number;
  readonly bytesPerSecond: number | null;
}

export function secondsLeft({ bytes, sentBytes, bytesPerSecond }: Progress): number | null {
  return bytesPerSecond === null || bytesPerSecond <= 0 ? null : (bytes - sentBytes) / bytesPerSecond;
}

/** Only the last seconds count, or a pause would lower the speed for the rest of the upload. */
const RATE_WINDOW_MS = 6000;
/** A speed measured over a shorter time would jump. */
const RATE_SETTLED_MS = 1000;

interface Sample {
  readonly atMs: number;
  readonly bytes: number;
}

export function createTransferRate() {
  let samples: Sample[] = [];
  return {
    /** Takes the bytes sent so far, and gives the bytes per second, or null as long as that is unknown. */
    add(atMs: number, bytes: number): number | null {
      samples = [...samples.filter((sample) => atMs - sample.atMs <= RATE_WINDOW_MS), { atMs, bytes }];
      const [first] = samples;
      if (first === undefined || atMs - first.atMs < RATE_SETTLED_MS) return null;
      return Math.max(0, ((bytes - first.bytes) / (atMs - first.atMs)) * 1000);
    },
  };
}
