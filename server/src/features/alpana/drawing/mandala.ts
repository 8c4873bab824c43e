import { innerRings, outerRings, petalRing, vineRing } from './loud-rings.ts';
import { quietRings } from './quiet-rings.ts';
import type { RadialRepeat } from './radial-repeat.ts';
import type { Ring } from './ring.ts';
import type { SeededRandom } from './seeded-random.ts';
import { type Brush, beads, dot, ringLine } from './svg-marks.ts';

interface MandalaOptions {
  radius: number;
  /** How many rings of weight; a quiet one rests between each two. */
  rings: number;
  brush: Brush;
  random: SeededRandom;
  repeat: RadialRepeat;
}

const folds: readonly [number, ...number[]] = [6, 8, 8, 9, 10, 12];

interface PlannedRing {
  ring: Ring;
  /** Share of the radius, before all shares are brought to one. */
  depth: number;
}

function plan(rings: number, random: SeededRandom): PlannedRing[] {
  const planned: PlannedRing[] = [{ ring: petalRing, depth: random.between(0.9, 1.2) }];
  for (let index = 1; index < rings; index += 1) {
    const last = planned.at(-1)?.ring;
    const choices = index === rings - 1 ? outerRings : innerRings;
    const first = random.pick(choices);
    const ring = first === last ? random.pick(choices) : first;
    planned.push({ ring: random.pick(quietRings), depth: random.between(0.2, 0.28) });
    planned.push({ ring, depth: random.between(0.75, 1.15) * (ring === vineRing ? 0.62 : 1) });
  }
  return planned;
}

/** The wheel: a heart, then loud rings with quiet ones between, each drawn over the one outside it. */
export function mandala({ radius, rings, brush, random, repeat }: MandalaOptions): string {
  const fold = random.pick(folds);
  const heart = radius * random.between(0.09, 0.14);
  const planned = plan(rings, random);
  const unit = (radius - heart) / planned.reduce((sum, { depth }) => sum + depth, 0);
  let edge = heart;
  const drawn = planned.map(({ ring, depth }, index) => {
    const inner = edge;
    edge += depth * unit;
    const gap = Math.min(brush.fine * 1.6, depth * unit * 0.1);
    return ring({
      inner: inner + gap,
      outer: edge - gap,
      fold,
      outermost: index === planned.length - 1,
      brush,
      random,
      repeat,
    });
  });
  return drawn.reverse().join('') + heartOf(heart, fold, brush);
}

function heartOf(radius: number, fold: number, brush: Brush): string {
  // In a small flower there is no room for beads; they would run together.
  if (radius < brush.bold * 2.4) return ringLine(radius, brush.medium, brush.tint);
  return (
    ringLine(radius, brush.medium, brush.wash) +
    beads(radius * 0.64, Math.max(8, fold), brush.fine * 1.5) +
    dot(radius * 0.32, 0, brush.tint)
  );
}
