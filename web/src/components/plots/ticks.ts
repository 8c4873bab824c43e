/** Where an axis of counts has its lines: few, at round numbers, the last at or above the largest value. */
export function countTicks(largest: number, most = 4): readonly number[] {
  // Students are whole: between 0 and 1 there is nothing to mark.
  const step = Math.max(1, roundStep(largest / most));
  const lines = Math.max(1, Math.ceil(largest / step));
  return Array.from({ length: lines + 1 }, (_, line) => line * step);
}

/** The next of 1, 2, 5, 10, 20, 50 … */
function roundStep(least: number): number {
  if (least <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(least));
  const factor = [1, 2, 5].find((round) => round * power >= least);
  return (factor ?? 10) * power;
}

/** At most so many of a row's places, evenly spread and counted from the last, which is today. */
export function spreadPlaces(count: number, most: number): readonly number[] {
  const step = Math.max(1, Math.ceil((count - 1) / Math.max(1, most - 1)));
  const places: number[] = [];
  for (let place = count - 1; place >= 0; place -= step) places.unshift(place);
  return places;
}
