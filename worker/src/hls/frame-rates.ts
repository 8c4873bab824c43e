/*
 * Every rendition has one constant rate, given to ffmpeg as an exact fraction: 29.97 is 30000/1001, and the difference is
 * a frame every half minute.
 */
interface StandardRate {
  readonly perSecond: number;
  readonly fraction: string;
}

const standardRates: readonly StandardRate[] = [
  ...[10, 12, 15, 20].map(whole),
  { perSecond: 24_000 / 1001, fraction: '24000/1001' },
  ...[24, 25].map(whole),
  { perSecond: 30_000 / 1001, fraction: '30000/1001' },
  ...[30, 48, 50].map(whole),
  { perSecond: 60_000 / 1001, fraction: '60000/1001' },
  whole(60),
];

/** The source's rate where it is a usual one, else the next whole one above, so that no movement is lost; at most 60. */
export function standardFrameRate(sourceRate: number): number {
  // Slow motion of a camera: every second picture is enough.
  const rate = sourceRate > 61 ? sourceRate / 2 : sourceRate;
  const distance = ({ perSecond }: StandardRate) => Math.abs(perSecond - rate) / perSecond;
  const nearest = standardRates.reduce((best, next) => (distance(next) < distance(best) ? next : best));
  if (distance(nearest) < 0.01) return nearest.perSecond;
  const above = standardRates.find(({ perSecond }) => Number.isInteger(perSecond) && perSecond > rate);
  return above?.perSecond ?? 60;
}

export function fractionOf(frameRate: number): string {
  return standardRates.find(({ perSecond }) => perSecond === frameRate)?.fraction ?? String(frameRate);
}

function whole(perSecond: number): StandardRate {
  return { perSecond, fraction: String(perSecond) };
}

const USUAL = 25;
/** A varying rate above this is not worth the work: a screen is still most of the time. */
const SMOOTH = 30;
/** What containers claim when they only count milliseconds. */
const NONSENSE = 241;

/** How many pictures a second show all of a video's movement. */
export function neededFrameRate(average: number | null, base: number | null): number {
  const known = average !== null && average < NONSENSE ? average : null;
  if (base === null || base >= NONSENSE) return known ?? USUAL;
  if (known === null) return base;
  const times = base / known;
  // Exactly twice the average: interlaced half pictures were counted.
  if (times < 1.01 || Math.abs(times - 2) < 0.01) return known;
  return Math.max(known, Math.min(base, SMOOTH));
}
