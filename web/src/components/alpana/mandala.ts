import type { RadialRepeat } from './radial-repeat.ts';
import {
  archRing,
  beadRing,
  combRing,
  grainRing,
  kolkaRing,
  petalRing,
  type Ring,
  sprigRing,
  vineRing,
} from './rings.ts';
import type { SeededRandom } from './seeded-random.ts';
import { type Brush, beads, circle, dot } from './svg-marks.ts';

interface MandalaOptions {
  radius: number;
  brush: Brush;
  random: SeededRandom;
  repeat: RadialRepeat;
  /** How many rings of weight; a quiet one rests between each two. */
  rings: number;
}

const loudRings: readonly [Ring, ...Ring[]] = [
  petalRing,
  petalRing,
  kolkaRing,
  sprigRing,
  vineRing,
  archRing,
];
const quietRings: readonly [Ring, ...Ring[]] = [beadRing, combRing, grainRing, archRing];
const folds: readonly [number, ...number[]] = [8, 10, 12, 12, 14, 16, 16, 18, 20];

/** The wheel: a heart, then loud rings with quiet ones between, each drawn over the one outside it. */
export function mandala({ radius, brush, random, repeat, rings }: MandalaOptions): string {
  const fold = random.pick(folds);
  const heart = radius * random.between(0.1, 0.16);
  const plan: { ring: Ring; depth: number; fold: number }[] = [];
  let last: Ring | undefined;
  for (let index = 0; index < rings; index += 1) {
    let ring = random.pick(loudRings);
    if (ring === last) ring = random.pick(loudRings);
    last = ring;
    const innermost = index === 0;
    plan.push({
      ring: innermost ? petalRing : ring,
      depth: random.between(0.8, 1.25),
      fold: innermost && fold > 12 ? fold / 2 : fold,
    });
    if (index < rings - 1)
      plan.push({ ring: random.pick(quietRings), depth: random.between(0.24, 0.36), fold });
  }
  const total = plan.reduce((sum, step) => sum + step.depth, 0);
  const unit = (radius - heart) / total;
  let inner = heart;
  const drawn = plan.map((step) => {
    const outer = inner + step.depth * unit;
    const gap = unit * 0.06;
    const text = step.ring({
      inner: inner + gap,
      outer: outer - gap,
      fold: step.fold,
      brush,
      random,
      repeat,
    });
    inner = outer;
    return text;
  });
  return drawn.reverse().join('') + heartOf(heart, fold, brush);
}

function heartOf(radius: number, fold: number, brush: Brush): string {
  return (
    circle(radius * 0.94, brush.medium, ` fill="${brush.ground}"`) +
    beads(radius * 0.66, fold, brush.medium * 1.3) +
    circle(radius * 0.4, brush.fine) +
    dot(radius * 0.22, 0, brush.tint)
  );
}
