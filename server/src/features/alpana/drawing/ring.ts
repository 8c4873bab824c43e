import type { RadialRepeat } from './radial-repeat.ts';
import type { SeededRandom } from './seeded-random.ts';
import type { Brush } from './svg-marks.ts';

export interface RingSpace {
  inner: number;
  outer: number;
  /** The wheel's symmetry. A ring repeats a multiple of it. */
  fold: number;
  /** Nothing follows outside, so there is room for dots beyond the edge. */
  outermost: boolean;
  brush: Brush;
  random: SeededRandom;
  repeat: RadialRepeat;
}

export type Ring = (space: RingSpace) => string;

// Products of twos and threes, because those are the cheap ones to repeat.
const multiples = [1, 2, 3, 4, 6, 8, 12];

/** The multiple of the fold that makes cells about `aspect` as wide as they are deep. */
export function countFor({ inner, outer, fold }: RingSpace, aspect: number): number {
  const ideal = (Math.PI * (inner + outer)) / ((outer - inner) * aspect * fold);
  const distance = (multiple: number) => Math.abs(Math.log(multiple / ideal));
  return fold * multiples.reduce((best, next) => (distance(next) < distance(best) ? next : best));
}

/** Half of one of `count` equal cells, measured straight across at a radius. */
export const halfChord = (radius: number, count: number): number => radius * Math.sin(Math.PI / count);
