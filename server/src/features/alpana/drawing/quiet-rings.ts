/** The narrow rings that rest between two others. */
import { almond } from './petals.ts';
import { countFor, halfChord, type Ring } from './ring.ts';
import { beads, dot, num, ringLine, solid, ticks } from './svg-marks.ts';

/** Beads between two thin lines. */
const beadRing: Ring = (space) => {
  const { inner, outer, brush } = space;
  const size = Math.min((outer - inner) * 0.5, brush.bold);
  const count = Math.round((Math.PI * (inner + outer)) / (size * 2.4));
  return (
    ringLine(inner, brush.fine, brush.ground) +
    beads((inner + outer) / 2, count, size) +
    ringLine(outer, brush.fine)
  );
};

/** Grains of rice laid outward, every second one a thin stroke. */
const grainRing: Ring = (space) => {
  const { inner, outer, brush, repeat } = space;
  const depth = outer - inner;
  const count = countFor(space, 0.9);
  return (
    repeat(solid(almond(inner, outer, Math.min(brush.bold * 0.8, depth * 0.24)), brush.line), count) +
    ticks(inner + depth * 0.15, inner + depth * 0.65, count, brush.fine, 0.5)
  );
};

const combRing: Ring = ({ inner, outer, brush }) => {
  const count = Math.round((Math.PI * (inner + outer)) / (brush.fine * 4.4));
  return ringLine(inner, brush.medium) + ticks(inner, outer, count, brush.fine) + ringLine(outer, brush.fine);
};

/** Small rings in a chain, each with its dot. */
const laceRing: Ring = (space) => {
  const { inner, outer, brush, repeat } = space;
  const middle = (inner + outer) / 2;
  const count = countFor(space, 0.98);
  const radius = Math.min((outer - inner) * 0.46, halfChord(middle, count) * 0.94);
  return repeat(
    `<circle cy="${num(-middle)}" r="${num(radius)}" stroke-width="${num(brush.fine)}"/>${dot(radius * 0.36, middle)}`,
    count,
  );
};

export const quietRings: readonly [Ring, ...Ring[]] = [beadRing, combRing, grainRing, laceRing];
