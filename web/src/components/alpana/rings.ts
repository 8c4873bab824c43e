import { almond, drop, petalDetails, petalShapes } from './petals.ts';
import type { RadialRepeat } from './radial-repeat.ts';
import type { SeededRandom } from './seeded-random.ts';
import { type Brush, beads, circle, dot, num, path, polar, ticks } from './svg-marks.ts';

export interface RingSpace {
  inner: number;
  outer: number;
  /** How many times the wheel repeats itself. */
  fold: number;
  brush: Brush;
  random: SeededRandom;
  repeat: RadialRepeat;
}

export type Ring = (space: RingSpace) => string;

const halfChord = (radius: number, count: number): number => radius * Math.sin(Math.PI / count);

/** Petals, often with a second row looking out from behind. */
export const petalRing: Ring = ({ inner, outer, fold, brush, random, repeat }) => {
  const shape = random.pick(petalShapes);
  const detail = random.pick(petalDetails);
  const half = halfChord(inner + (outer - inner) * 0.55, fold) * random.between(0.86, 1.06);
  const fill = ` fill="${brush.ground}"`;
  const front =
    path(shape(inner, outer, half), brush.medium, fill) + detail(inner, outer, half, brush, shape);
  if (!random.chance(0.55)) return repeat(front, fold);
  const behind =
    path(shape(inner, outer * 0.985, half * 0.94), brush.fine, fill) + dot(brush.bold * 0.5, outer * 1.02);
  return repeat(behind, fold, 180 / fold) + repeat(front, fold);
};

/** A row of arches standing side by side, two or three deep. */
export const archRing: Ring = ({ inner, outer, fold, brush, random, repeat }) => {
  const half = 180 / fold;
  const depth = outer - inner;
  const layers = random.integer(1, 3);
  const arches = Array.from({ length: layers }, (_, layer) => {
    const share = 1 - layer * 0.27;
    const reach = inner + depth * share * 1.7;
    return `M${polar(inner, -half * share)}Q${polar(reach, 0)} ${polar(inner, half * share)}`;
  });
  const crest = random.chance(0.6) ? dot(brush.bold * 0.55, outer + brush.bold * 0.3) : '';
  return repeat(
    path(arches[0] ?? '', brush.medium) +
      (arches.length > 1 ? path(arches.slice(1).join(''), brush.fine) : '') +
      crest,
    fold,
  );
};

/** Beads between two thin lines. */
export const beadRing: Ring = ({ inner, outer, fold, brush, random }) => {
  const middle = (inner + outer) / 2;
  const size = Math.min((outer - inner) * 0.5, brush.bold * random.between(0.9, 1.4));
  const count = fold * random.pick([2, 3, 4]);
  return circle(inner, brush.fine) + beads(middle, count, size) + circle(outer, brush.fine);
};

/** Grains of rice laid outward, every second one shorter. */
export const grainRing: Ring = ({ inner, outer, fold, brush, repeat }) => {
  const depth = outer - inner;
  const long = `<path d="${almond(inner + depth * 0.1, outer, brush.bold * 0.95)}" fill="#fff8ec" stroke="none"/>`;
  const short = path(`M0 ${num(-(inner + depth * 0.25))}V${num(-(inner + depth * 0.7))}`, brush.medium);
  return repeat(long, fold) + repeat(short, fold, 180 / fold);
};

export const combRing: Ring = ({ inner, outer, fold, brush, random }) =>
  circle(inner, brush.medium) +
  ticks(inner, outer, fold * random.pick([4, 5, 6]), brush.fine) +
  (random.chance(0.5) ? circle(outer, brush.fine) : '');

/** Ears of paddy: a stem with leaves in pairs. */
export const sprigRing: Ring = ({ inner, outer, fold, brush, repeat }) => {
  const depth = outer - inner;
  const at = (y: number) => inner + depth * y;
  const leafWidth = Math.min(halfChord(at(0.6), fold) * 0.9, depth * 0.4);
  const leaf = (y: number, side: 1 | -1, size: number) => {
    const reach = leafWidth * size * side;
    const foot = `0 ${num(-at(y))}`;
    return `M${foot}Q${num(reach * 0.2)} ${num(-at(y + 0.26))} ${num(reach)} ${num(-at(y + 0.3))}Q${num(reach * 0.9)} ${num(-at(y + 0.04))} ${foot}Z`;
  };
  const pairs = [
    [0.12, 1],
    [0.36, 0.84],
  ] as const;
  const leaves = pairs.flatMap(([y, size]) => [leaf(y, 1, size), leaf(y, -1, size)]).join('');
  const bud = `<path d="${almond(at(0.62), at(1.04), leafWidth * 0.3)}" fill="#fff8ec" stroke="none"/>`;
  return repeat(
    path(`M0 ${num(-inner)}V${num(-at(0.66))}${leaves}`, brush.fine, ` fill="${brush.ground}"`) + bud,
    fold,
  );
};

/** A vine that winds around the wheel with a leaf in every bend. */
export const vineRing: Ring = ({ inner, outer, fold, brush, repeat }) => {
  const half = 180 / fold;
  const middle = (inner + outer) / 2;
  const swing = (outer - inner) * 0.5;
  const bend = `M${polar(middle, -half)}Q${polar(middle + swing, -half / 2)} ${polar(middle, 0)}Q${polar(middle - swing, half / 2)} ${polar(middle, half)}`;
  const width = Math.min(swing * 0.45, halfChord(middle, fold) * 0.28);
  const leafIn = `<g transform="rotate(${num(-half / 2)})"><path d="${drop(middle - swing * 0.75, middle + swing * 0.1, width)}" fill="#fff8ec" stroke="none"/></g>`;
  const leafOut = `<g transform="rotate(${num(half / 2)})"><path d="${drop(middle - swing * 0.1, middle + swing * 0.8, width)}" fill="#fff8ec" stroke="none"/></g>`;
  return repeat(path(bend, brush.medium) + leafIn + leafOut, fold);
};

/** Kolka, the paisley of Bengal, all leaning one way. */
export const kolkaRing: Ring = ({ inner, outer, fold, brush, random, repeat }) => {
  const depth = outer - inner;
  const half = Math.min(halfChord(inner + depth * 0.5, fold) * 0.8, depth * 0.6);
  const side = random.chance(0.5) ? 1 : -1;
  const point = (x: number, y: number, scale: number) =>
    `${num(x * half * scale * side)} ${num(-(inner + depth * (0.06 + y * scale)))}`;
  const comma = (scale: number) =>
    `M${point(0, 0, scale)}C${point(-1.35, 0.2, scale)} ${point(-1.15, 0.98, scale)} ${point(0.1, 0.98, scale)}C${point(0.95, 0.98, scale)} ${point(1.05, 0.5, scale)} ${point(0.45, 0.56, scale)}C${point(0.95, 0.3, scale)} ${point(0.6, 0.08, scale)} ${point(0, 0, scale)}Z`;
  const eye = dot(brush.bold * 0.6, inner + depth * 0.42, brush.tint);
  return repeat(
    path(comma(1), brush.medium, ` fill="${brush.ground}"`) + path(comma(0.66), brush.fine) + eye,
    fold,
  );
};
