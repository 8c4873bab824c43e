import type { PetalShape } from './petal-shapes.ts';
import { type Brush, dot, fineStroke, num, solid } from './svg-marks.ts';

export interface Petal {
  shape: PetalShape;
  inner: number;
  outer: number;
  half: number;
  brush: Brush;
}

/** What is drawn inside a petal. */
export type PetalDetail = (petal: Petal) => string;

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
