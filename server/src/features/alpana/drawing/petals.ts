import { type Brush, dot, fineStroke, num, solid } from './svg-marks.ts';

/** A closed outline standing on radius `inner`, reaching `outer`, `half` wide to each side. */
type PetalShape = (inner: number, outer: number, half: number) => string;

type Point = readonly [x: number, y: number];

/**
 * Draws the right side from cubic curves in a unit box (x in half widths, y from base to tip) and the left
 * side as its mirror, so that every petal is symmetric.
 */
function symmetric(...rightSide: Point[]): PetalShape {
  return (inner, outer, half) => {
    const place = ([x, y]: Point, side: 1 | -1) =>
      `${num(x * half * side)} ${num(-(inner + y * (outer - inner)))}`;
    const base: Point = [0, 0];
    const leftSide = [...rightSide.slice(0, -1).reverse(), base];
    return `M${place(base, 1)}C${rightSide.map((point) => place(point, 1)).join(' ')} ${leftSide.map((point) => place(point, -1)).join(' ')}Z`;
  };
}

export const almond = symmetric([1.05, 0.3], [0.95, 0.72], [0, 1]);
export const lotus = symmetric([0.7, 0.02], [1.2, 0.3], [0.96, 0.56], [0.78, 0.8], [0.22, 0.82], [0, 1]);
export const round = symmetric([0.5, 0.3], [1.05, 0.5], [0.9, 0.78], [0.72, 1.04], [0.2, 1], [0, 1]);
export const flame = symmetric([1.35, 0.14], [1, 0.48], [0.52, 0.66], [0.22, 0.78], [0.08, 0.9], [0, 1]);
export const heart = symmetric([0.45, 0.25], [1.15, 0.5], [0.95, 0.84], [0.8, 1.06], [0.15, 1.04], [0, 0.86]);

/** Kolka, the paisley of Bengal: a seed whose tip leans to one side. */
export function kolka(inner: number, outer: number, half: number): string {
  const place = (x: number, y: number) => `${num(x * half)} ${num(-(inner + y * (outer - inner)))}`;
  return `M${place(0, 0)}C${place(-0.85, 0)} ${place(-1.15, 0.34)} ${place(-0.86, 0.58)}C${place(-0.62, 0.8)} ${place(-0.1, 0.84)} ${place(0.62, 1)}C${place(0.2, 0.82)} ${place(1, 0.66)} ${place(0.94, 0.36)}C${place(0.88, 0.12)} ${place(0.5, 0)} ${place(0, 0)}Z`;
}

interface Petal {
  shape: PetalShape;
  inner: number;
  outer: number;
  half: number;
  brush: Brush;
}

/** What is drawn inside a petal. */
type PetalDetail = (petal: Petal) => string;

const at = ({ inner, outer }: Petal, share: number): number => inner + (outer - inner) * share;

const vein: PetalDetail = (petal) =>
  fineStroke(`M0 ${num(-at(petal, 0.2))}V${num(-at(petal, 0.66))}`, petal.brush) +
  dot(petal.brush.fine * 1.1, at(petal, 0.78));

const echo: PetalDetail = (petal) =>
  fineStroke(petal.shape(at(petal, 0.1), at(petal, 0.76), petal.half * 0.58), petal.brush);

const kernel: PetalDetail = (petal) =>
  solid(petal.shape(at(petal, 0.14), at(petal, 0.68), petal.half * 0.42), petal.brush.line);

const tintedKernel: PetalDetail = (petal) =>
  solid(petal.shape(at(petal, 0.12), at(petal, 0.72), petal.half * 0.5), petal.brush.tint);

const ribs: PetalDetail = (petal) => {
  const rib = (share: number, x: number) =>
    `M0 ${num(-at(petal, share))}Q${num(x * petal.half)} ${num(-at(petal, share + 0.08))} ${num(x * petal.half)} ${num(-at(petal, share + 0.22))}`;
  const both = (share: number, x: number) => rib(share, x) + rib(share, -x);
  return fineStroke(
    `M0 ${num(-at(petal, 0.14))}V${num(-at(petal, 0.8))}${both(0.24, 0.46)}${both(0.46, 0.36)}`,
    petal.brush,
  );
};

const seeds: PetalDetail = (petal) =>
  dot(petal.brush.bold * 0.58, at(petal, 0.4), petal.brush.tint) +
  dot(petal.brush.bold * 0.42, at(petal, 0.58)) +
  dot(petal.brush.bold * 0.3, at(petal, 0.73));

export const petalDetails: readonly [PetalDetail, ...PetalDetail[]] = [
  vein,
  echo,
  echo,
  kernel,
  tintedKernel,
  ribs,
  seeds,
];
