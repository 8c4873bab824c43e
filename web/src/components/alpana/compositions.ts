import type { CategoryHue } from './category-hue.ts';
import { mandala } from './mandala.ts';
import type { RadialRepeat } from './radial-repeat.ts';
import type { SeededRandom } from './seeded-random.ts';
import { type Brush, num } from './svg-marks.ts';

interface Canvas {
  width: number;
  height: number;
  hue: CategoryHue;
  random: SeededRandom;
  repeat: RadialRepeat;
}

interface Wheel {
  x: number;
  y: number;
  radius: number;
  rings: number;
}

type Layout = (random: SeededRandom) => readonly Wheel[];

// Places and sizes as shares of width and height.
const layouts: readonly [Layout, ...Layout[]] = [
  (random) => [{ x: 0.5, y: 0.5, radius: random.between(0.46, 0.64), rings: 3 }],
  (random) => [{ x: 0.5, y: 1.02, radius: random.between(0.82, 0.95), rings: 4 }],
  (random) => [{ x: random.between(0.68, 0.78), y: 0.52, radius: random.between(0.66, 0.84), rings: 4 }],
  (random) => [
    { x: 1, y: 1, radius: random.between(0.9, 1.08), rings: 4 },
    { x: 0, y: 0, radius: random.between(0.42, 0.55), rings: 2 },
  ],
  (random) => [
    { x: 0, y: 0.5, radius: random.between(0.55, 0.64), rings: 3 },
    { x: 1, y: 0.5, radius: random.between(0.55, 0.64), rings: 3 },
  ],
];

export function composeCover({ width, height, hue, random, repeat }: Canvas) {
  const wheels = random.pick(layouts)(random);
  const drawing = wheels
    .map((wheel) => {
      const radius = wheel.radius * height;
      const brush: Brush = {
        fine: 1.1,
        medium: 1.9,
        bold: 4.6,
        ground: hue.ground,
        tint: hue.tint,
      };
      return `<g transform="translate(${num(wheel.x * width)} ${num(wheel.y * height)})">${mandala({ radius, brush, random, repeat, rings: wheel.rings })}</g>`;
    })
    .join('');
  const first = wheels[0];
  return { glowAt: { x: num(first?.x ?? 0.5), y: num(first?.y ?? 0.5) }, drawing };
}
