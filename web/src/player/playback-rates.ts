export const playbackRates = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

export function rateText(rate: number): string {
  return `${rate}×`;
}

/** The next slower (-1) or faster (+1) of the offered rates; the last one stays. */
export function rateBeside(rate: number, direction: -1 | 1): number {
  const candidates = direction === 1 ? playbackRates : playbackRates.toReversed();
  return candidates.find((candidate) => (candidate - rate) * direction > 0) ?? rate;
}
