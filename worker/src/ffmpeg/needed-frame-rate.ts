const USUAL = 25;
/** Above this, what varies is not worth the work: a screen that is still most of the time. */
const SMOOTH = 30;
/** What containers claim when they only count milliseconds. */
const NONSENSE = 241;

/** How many pictures a second show all of a video's movement. */
export function neededFrameRate(average: number | null, base: number | null): number {
  const known = average !== null && average < NONSENSE ? average : null;
  if (base === null || base >= NONSENSE) return known ?? USUAL;
  if (known === null) return base;
  const times = base / known;
  // Twice as often: half pictures were counted.
  if (times < 1.01 || Math.abs(times - 2) < 0.01) return known;
  return Math.max(known, Math.min(base, SMOOTH));
}
