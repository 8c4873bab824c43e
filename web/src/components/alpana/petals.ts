import { type Brush, dot, num, path } from './svg-marks.ts';

/** Closed shapes that stand on radius `inner`, reach `outer` and are `half` wide to each side. */
export type PetalShape = (inner: number, outer: number, half: number) => string;

const mirror = (half: number, points: readonly (readonly [number, number])[], inner: number, depth: number) =>
  points.map(([x, y]) => `${num(x * half)} ${num(-(inner + y * depth))}`).join(' ');

/** Builds the left side as the mirror of the right, so that every petal is symmetric. */
function symmetric(curves: readonly (readonly (readonly [number, number])[])[]): PetalShape {
  return (inner, outer, half) => {
    const depth = outer - inner;
    const there = curves.map((points) => `C${mirror(half, points, inner, depth)}`).join('');
    const corners: (readonly [number, number])[] = [[0, 0], ...curves.flat()];
    const back: string[] = [];
    for (let index = corners.length - 1; index > 0; index -= 3) {
      const points = [corners[index - 1], corners[index - 2], corners[index - 3]].map(
        (point) => [-(point?.[0] ?? 0), point?.[1] ?? 0] as const,
      );
      back.push(`C${mirror(half, points, inner, depth)}`);
    }
    return `M0 ${num(-inner)}${there}${back.join('')}Z`;
  };
}

const almond = symmetric([
  [
    [1.05, 0.3],
    [0.95, 0.72],
    [0, 1],
  ],
]);
const lotus = symmetric([
  [
    [0.7, 0.02],
    [1.15, 0.28],
    [0.98, 0.56],
  ],
  [
    [0.84, 0.8],
    [0.25, 0.84],
    [0, 1],
  ],
]);
const round = symmetric([
  [
    [0.85, 0.12],
    [1.5, 1],
    [0, 1],
  ],
]);
const drop = symmetric([
  [
    [0.2, 0.35],
    [1.25, 0.5],
    [0.85, 0.8],
  ],
  [
    [0.65, 1.02],
    [0.2, 1],
    [0, 1],
  ],
]);
const flame = symmetric([
  [
    [1.3, 0.16],
    [0.95, 0.5],
    [0.5, 0.68],
  ],
  [
    [0.22, 0.8],
    [0.1, 0.9],
    [0, 1],
  ],
]);

export const petalShapes: readonly [PetalShape, ...PetalShape[]] = [almond, lotus, round, drop, flame];
export { almond, drop };

export type PetalDetail = (
  inner: number,
  outer: number,
  half: number,
  brush: Brush,
  shape: PetalShape,
) => string;

const nothing: PetalDetail = () => '';

const vein: PetalDetail = (inner, outer, _half, brush) => {
  const depth = outer - inner;
  return path(`M0 ${num(-(inner + depth * 0.22))}V${num(-(inner + depth * 0.7))}`, brush.fine);
};

const innerPetal: PetalDetail = (inner, outer, half, brush, shape) => {
  const depth = outer - inner;
  return path(shape(inner + depth * 0.1, outer - depth * 0.26, half * 0.56), brush.fine);
};

const innerFilled: PetalDetail = (inner, outer, half, _brush, shape) => {
  const depth = outer - inner;
  const d = shape(inner + depth * 0.14, outer - depth * 0.34, half * 0.42);
  return `<path d="${d}" fill="#fff8ec" stroke="none"/>`;
};

const ribs: PetalDetail = (inner, outer, half, brush) => {
  const depth = outer - inner;
  const at = (y: number) => num(-(inner + depth * y));
  const rib = (y: number, x: number) =>
    `M0 ${at(y)}Q${num(x * half)} ${at(y + 0.06)} ${num(x * half)} ${at(y + 0.2)}`;
  const d = [
    `M0 ${at(0.15)}V${at(0.78)}`,
    rib(0.26, 0.42),
    rib(0.26, -0.42),
    rib(0.46, 0.34),
    rib(0.46, -0.34),
  ];
  return path(d.join(''), brush.fine);
};

const seeds: PetalDetail = (inner, outer, _half, brush) => {
  const depth = outer - inner;
  return [0.36, 0.54, 0.7]
    .map((y, index) =>
      dot(brush.bold * (0.62 - index * 0.12), inner + depth * y, index ? undefined : brush.tint),
    )
    .join('');
};

export const petalDetails: readonly [PetalDetail, ...PetalDetail[]] = [
  vein,
  innerPetal,
  innerFilled,
  ribs,
  seeds,
  nothing,
];
