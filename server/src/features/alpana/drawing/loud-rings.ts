/** The wide rings that a wheel is known by: petals, arches, paddy, vines, kolkas. */
import { almond, flame, heart, kolka, lotus, petalDetails, round } from './petals.ts';
import { countFor, halfChord, type Ring } from './ring.ts';
import { dot, fineStroke, leafAt, num, polar, ringLine, solid, stroke } from './svg-marks.ts';

/** Petals, often with a second row looking out from behind. */
export const petalRing: Ring = (space) => {
  const { inner, outer, outermost, brush, random, repeat } = space;
  const depth = outer - inner;
  const shape = random.pick([almond, lotus, lotus, round, flame, heart]);
  const detail = random.pick(petalDetails);
  const count = countFor(space, random.between(0.56, 0.8));
  const half = Math.min(halfChord(inner + depth * 0.5, count), depth * 0.46);
  const fill = random.pick([brush.ground, brush.wash]);
  const tip = outermost ? dot(brush.bold * 0.42, outer + brush.bold) : '';
  const front = stroke(shape(inner, outer, half), fill) + detail({ shape, inner, outer, half, brush });
  if (random.chance(0.45)) return repeat(front + tip, count);
  const behind = fineStroke(shape(inner, outer - depth * 0.04, half), brush, brush.ground);
  return repeat(behind + tip, count, 180 / count) + repeat(front, count);
};

/** Arches standing side by side, with a smaller arch or a seed inside. */
const archRing: Ring = (space) => {
  const { inner, outer, outermost, brush, random, repeat } = space;
  const count = countFor(space, random.between(0.85, 1.2));
  const half = 180 / count;
  const depth = outer - inner;
  const arch = (share: number) => {
    const side = half * share;
    const shoulder = inner + depth * share * 0.75;
    const crest = inner + depth * share;
    return `M${polar(inner, -side)}C${polar(shoulder, -side)} ${polar(crest, -side * 0.6)} ${polar(crest, 0)} ${polar(crest, side * 0.6)} ${polar(shoulder, side)} ${polar(inner, side)}`;
  };
  const inside = random.chance(0.5)
    ? fineStroke(arch(0.66), brush) + dot(brush.bold * 0.5, inner + depth * 0.3, brush.tint)
    : solid(almond(inner + depth * 0.12, inner + depth * 0.72, depth * 0.18), brush.line);
  const tip = outermost ? dot(brush.bold * 0.42, outer + brush.bold) : '';
  return repeat(stroke(arch(1), random.pick([brush.ground, brush.wash])) + inside + tip, count);
};

/** Ears of paddy: a stem with leaves in pairs and a bud. */
const sprigRing: Ring = (space) => {
  const { inner, outer, brush, repeat } = space;
  const depth = outer - inner;
  const at = (share: number) => inner + depth * share;
  const count = countFor(space, 0.78);
  const reach = Math.min(halfChord(at(0.5), count) * 0.92, depth * 0.42);
  const leaf = (foot: number, side: 1 | -1, size: number) => {
    const x = reach * size * side;
    return `M0 ${num(-at(foot))}Q${num(x * 0.15)} ${num(-at(foot + 0.24))} ${num(x)} ${num(-at(foot + 0.27))}Q${num(x * 0.95)} ${num(-at(foot + 0.02))} 0 ${num(-at(foot))}`;
  };
  const pair = (foot: number, size: number) => leaf(foot, 1, size) + leaf(foot, -1, size);
  return (
    ringLine(inner, brush.fine) +
    repeat(
      stroke(`M0 ${num(-inner)}V${num(-at(0.7))}`) +
        solid(pair(0.08, 1) + pair(0.34, 0.8), brush.line) +
        fineStroke(almond(at(0.6), at(1), reach * 0.34), brush, brush.ground),
      count,
    )
  );
};

/** A vine that winds around the wheel with a leaf and a berry in every bend. */
export const vineRing: Ring = (space) => {
  const { inner, outer, brush, repeat } = space;
  const depth = outer - inner;
  const count = countFor(space, 1.5);
  const half = 180 / count;
  const middle = (inner + outer) / 2;
  const bend = `M${polar(middle, -half)}Q${polar(middle + depth * 0.62, -half / 2)} ${polar(middle, 0)}Q${polar(middle - depth * 0.62, half / 2)} ${polar(middle, half)}`;
  const spread = Math.min(half * 0.42, 14);
  const berry = (radius: number, degrees: number) =>
    `<path d="M${polar(radius, degrees)}h0" stroke="${brush.tint}"/>`;
  return (
    ringLine(inner, brush.fine, brush.ground) +
    ringLine(outer, brush.fine) +
    repeat(
      stroke(bend) +
        solid(
          leafAt(inner + depth * 0.1, middle + depth * 0.14, -half / 2, spread) +
            leafAt(middle - depth * 0.14, outer - depth * 0.1, half / 2, spread),
          brush.line,
        ) +
        berry(outer - depth * 0.1, -half / 2) +
        berry(inner + depth * 0.1, half / 2),
      count,
    )
  );
};

/** Kolkas, all leaning one way. */
const kolkaRing: Ring = (space) => {
  const { inner, outer, brush, random, repeat } = space;
  const depth = outer - inner;
  const count = countFor(space, 0.74);
  const half = Math.min(halfChord(inner + depth * 0.4, count) * 0.94, depth * 0.42) * random.pick([1, -1]);
  const heartLine = random.chance(0.5)
    ? fineStroke(kolka(inner + depth * 0.14, outer - depth * 0.32, half * 0.56), brush)
    : solid(kolka(inner + depth * 0.14, outer - depth * 0.36, half * 0.5), brush.tint);
  return repeat(
    stroke(kolka(inner, outer, half), random.pick([brush.ground, brush.wash])) + heartLine,
    count,
  );
};

export const innerRings: readonly [Ring, ...Ring[]] = [petalRing, petalRing, kolkaRing, vineRing, archRing];
export const outerRings: readonly [Ring, ...Ring[]] = [
  petalRing,
  petalRing,
  petalRing,
  kolkaRing,
  sprigRing,
  archRing,
];
