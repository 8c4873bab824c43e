/** The last seconds tell how fast it goes now; all of the time would remember a pause for ever. */
const WINDOW_MS = 6000;
/** Before this much is known, any number would jump. */
const SETTLED_MS = 1000;

interface Sample {
  readonly atMs: number;
  readonly bytes: number;
}

export function createTransferRate() {
  let samples: Sample[] = [];
  return {
    /** Tells how many bytes have been sent by now, and answers how many go out a second, once that can be said. */
    add(atMs: number, bytes: number): number | null {
      samples = [...samples.filter((sample) => atMs - sample.atMs <= WINDOW_MS), { atMs, bytes }];
      const [first] = samples;
      if (first === undefined || atMs - first.atMs < SETTLED_MS) return null;
      return Math.max(0, ((bytes - first.bytes) / (atMs - first.atMs)) * 1000);
    },
  };
}
