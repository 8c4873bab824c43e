import { turn } from './easing.ts';
import { disc, drawn, n } from './marks.ts';

/*
 * An alpana that is painted before one's eyes: from the heart outwards, ring by ring, each ring around the wheel.
 * The covers of the product are drawn in the same manner but at once; here every stroke has its turn.
 */

interface WheelOptions {
  readonly radius: number;
  readonly folds: number;
  /** From 0, an empty ground, to 1. */
  readonly progress: number;
  readonly line: string;
  readonly tint: string;
  /** What a petal is filled with, so that it hides what lies behind. */
  readonly ground: string;
}

type Ring = (progress: number, options: WheelOptions) => string;

export function alpanaWheel(options: WheelOptions): string {
  const painted = rings.map((ring, index) =>
    ring(turn(options.progress, index, rings.length, 0.45), options),
  );
  // The outer ring lies behind the inner one.
  return painted.toReversed().join('');
}

const rings: readonly Ring[] = [
  (progress, { radius, line, tint }) =>
    drawn(circle(radius * 0.085), progress, { color: line, width: 2.5 }) +
    disc(0, 0, radius * 0.035 * progress, tint),
  petals({ from: 0.1, to: 0.31, width: 0.075, perFold: 1, vein: 'leaf' }),
  beads({ at: 0.355, size: 0.011, perFold: 4 }),
  petals({ from: 0.4, to: 0.66, width: 0.085, perFold: 2, vein: 'line' }),
  (progress, { radius, line }) => drawn(circle(radius * 0.69), progress, { color: line, width: 1.8 }),
  beads({ at: 0.72, size: 0.009, perFold: 9 }),
  (progress, { radius, line }) => drawn(circle(radius * 0.75), progress, { color: line, width: 1.8 }),
  petals({ from: 0.77, to: 0.955, width: 0.075, perFold: 3, vein: 'leaf' }),
  beads({ at: 0.985, size: 0.009, perFold: 3 }),
];

interface PetalRing {
  readonly from: number;
  readonly to: number;
  readonly width: number;
  readonly perFold: number;
  readonly vein: 'leaf' | 'line';
}

function petals({ from, to, width, perFold, vein }: PetalRing): Ring {
  return (progress, { radius, folds, line, tint, ground }) =>
    around(folds * perFold, progress, (own) => {
      const [inner, outer, half] = [from * radius, to * radius, width * radius];
      const middle = inner + (outer - inner) * 0.35;
      const inside =
        vein === 'leaf'
          ? drawn(petal(inner, middle + (outer - middle) * 0.55, half * 0.42), own - 0.4, {
              color: tint,
              width: 1.4,
              fill: tint,
            })
          : drawn(`M0 ${n(-inner)}V${n(-middle - (outer - middle) * 0.4)}`, own * 1.6 - 0.6, {
              color: line,
              width: 1.8,
            });
      return drawn(petal(inner, outer, half), own, { color: line, width: 2.6, fill: ground }) + inside;
    });
}

function beads({ at, size, perFold }: { at: number; size: number; perFold: number }): Ring {
  return (progress, { radius, folds, line }) =>
    around(folds * perFold, progress, (own) => disc(0, -at * radius, size * radius * own, line));
}

/** Each copy begins a little after its neighbour. */
function around(count: number, progress: number, draw: (own: number) => string): string {
  return Array.from({ length: count }, (_, index) => {
    const own = turn(progress, index, count, 0.8);
    return own <= 0 ? '' : `<g transform="rotate(${n((index * 360) / count)})">${draw(own)}</g>`;
  }).join('');
}

function petal(inner: number, outer: number, half: number): string {
  const at = (up: number) => n(-(inner + (outer - inner) * up));
  const side = (sign: number) => [
    `${n(sign * half * 0.75)} ${at(0.05)}`,
    `${n(sign * half * 1.2)} ${at(0.55)}`,
    `${n(sign * half * 0.5)} ${at(0.8)}`,
  ];
  const [a, b, c] = side(1);
  const [d, e, f] = side(-1);
  return `M0 ${at(0)}C${a} ${b} ${c}Q${n(half * 0.12)} ${at(0.9)} 0 ${at(1)}Q${n(-half * 0.12)} ${at(0.9)} ${f}C${e} ${d} 0 ${at(0)}Z`;
}

function circle(radius: number): string {
  const r = n(radius);
  return `M0 ${n(-radius)}a${r} ${r} 0 1 1 0 ${n(radius * 2)}a${r} ${r} 0 1 1 0 ${n(-radius * 2)}`;
}
