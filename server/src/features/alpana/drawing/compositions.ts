import type { HueColors } from './hue-colors.ts';
import { mandala } from './mandala.ts';
import type { RadialRepeat } from './radial-repeat.ts';
import type { SeededRandom } from './seeded-random.ts';
import { type Brush, beads, num } from './svg-marks.ts';

interface Canvas {
  width: number;
  height: number;
  colors: HueColors;
  random: SeededRandom;
  repeat: RadialRepeat;
}

interface Drawing {
  /** Where the ground is lightest, as shares of width and height. */
  glow: { x: number; y: number };
  svg: string;
}

type Composition = (paint: Paint) => Drawing;

interface Paint {
  random: SeededRandom;
  /** Radius in shares of the height. */
  wheel(radius: number, rings: number): string;
  /** Places a drawing at shares of width and height. */
  place(x: number, y: number, svg: string): string;
  halo(radius: number): string;
}

/** One flower in the middle of the floor, a quarter of another in each corner. */
const floor: Composition = ({ random, wheel, place, halo }) => {
  const radius = random.between(0.4, 0.5);
  const corner = wheel(random.between(0.24, 0.3), 1);
  return {
    glow: { x: 0.5, y: 0.5 },
    svg:
      place(0, 0, `<g id="k">${corner}</g>`) +
      [
        [1, 0],
        [0, 1],
        [1, 1],
      ]
        .map(([x = 0, y = 0]) => place(x, y, '<use href="#k"/>'))
        .join('') +
      place(0.5, 0.5, halo(radius + 0.045) + wheel(radius, 3)),
  };
};

/** A flower larger than the picture. */
const abundance: Composition = ({ random, wheel, place }) => ({
  glow: { x: 0.5, y: 0.5 },
  svg: place(0.5, 0.5, wheel(random.between(0.86, 1), 4)),
});

/** Half a flower rising over the threshold. */
const sunrise: Composition = ({ random, wheel, place, halo }) => {
  const radius = random.between(0.78, 0.86);
  return {
    glow: { x: 0.5, y: 1 },
    svg: place(0.5, 1, halo(radius + 0.05) + halo(radius + 0.11) + wheel(radius, 4)),
  };
};

/** A large flower leaving to one side, a small one answering. */
const answer: Composition = ({ random, wheel, place, halo }) => {
  const radius = random.between(0.62, 0.74);
  return {
    glow: { x: 0.74, y: 0.5 },
    svg:
      place(0.74, 0.54, halo(radius + 0.05) + wheel(radius, 3)) +
      place(random.between(0.02, 0.08), 1, wheel(random.between(0.34, 0.42), 2)),
  };
};

/** Quarter flowers in two opposite corners. */
const corners: Composition = ({ random, wheel, place, halo }) => {
  const radius = random.between(0.86, 0.98);
  return {
    glow: { x: 1, y: 1 },
    svg:
      place(1, 1, halo(radius + 0.05) + halo(radius + 0.1) + wheel(radius, 4)) +
      place(0, 0, halo(0.5) + wheel(0.45, 2)),
  };
};

/** Two halves of one flower facing each other. */
const doors: Composition = ({ random, wheel, place, halo }) => {
  const radius = random.between(0.58, 0.68);
  return {
    glow: { x: 0.5, y: 0.5 },
    svg:
      place(0, 0.5, `<g id="k">${halo(radius + 0.05)}${wheel(radius, 3)}</g>`) +
      place(1, 0.5, '<use href="#k"/>') +
      place(0.5, 0.5, wheel(0.16, 1)),
  };
};

const compositions: readonly [Composition, ...Composition[]] = [
  floor,
  abundance,
  sunrise,
  answer,
  corners,
  doors,
];

export function composeCover({ width, height, colors, random, repeat }: Canvas): Drawing {
  // Covers are mostly seen half as wide as they are drawn, so even the finest line is more than a pixel here.
  const brush: Brush = {
    fine: height / 240,
    medium: height / 150,
    bold: height / 56,
    line: '#fff8ec',
    ground: colors.ground,
    wash: colors.glow,
    tint: colors.tint,
  };
  const { glow, svg } = random.pick(compositions)({
    random,
    wheel: (radius, rings) => mandala({ radius: radius * height, rings, brush, random, repeat }),
    place: (x, y, svg) => `<g transform="translate(${num(x * width)} ${num(y * height)})">${svg}</g>`,
    halo: (radius) => beads(radius * height, Math.round(radius * 96), brush.medium),
  });
  return {
    glow,
    svg: `<g fill="none" stroke="${brush.line}" stroke-width="${num(brush.medium)}" stroke-linecap="round" stroke-linejoin="round">${svg.replaceAll(' -', '-')}</g>`,
  };
}
