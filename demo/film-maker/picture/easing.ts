/** How far `now` is on the way from `begin` to `end`, from 0 to 1. */
export function share(now: number, begin: number, end: number): number {
  return Math.min(1, Math.max(0, (now - begin) / (end - begin)));
}

export function easeInOut(progress: number): number {
  return progress < 0.5 ? 4 * progress ** 3 : 1 - (2 - 2 * progress) ** 3 / 2;
}

export function mix(from: number, to: number, progress: number): number {
  return from + (to - from) * progress;
}

/** The part of a progress that belongs to one of several things that begin one after the other. */
export function turn(progress: number, index: number, count: number, overlap = 0.5): number {
  const length = 1 / (1 + (count - 1) * (1 - overlap));
  const begin = index * length * (1 - overlap);
  return share(progress, begin, begin + length);
}
