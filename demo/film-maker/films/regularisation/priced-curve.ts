/** Polynomials fitted to points, where every bend has its price: the very thing the film is about, computed. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** One less than the film has points: free of charge, the curve goes through each of them. */
const DEGREE = 11;

export type Curve = (x: number) => number;

/** The coefficients that make error + price × bending smallest. */
export function fittedCurve(points: readonly Point[], price: number): Curve {
  const size = DEGREE + 1;
  const rows = points.map(({ x }) => basisAt(x));
  const normal = Array.from({ length: size }, (_, i) =>
    Array.from({ length: size }, (_, j) => {
      const sum = rows.reduce((total, row) => total + (row[i] ?? 0) * (row[j] ?? 0), 0);
      return i === j ? sum + price * i ** 4 + 1e-9 : sum;
    }),
  );
  const right = Array.from({ length: size }, (_, i) =>
    rows.reduce((total, row, index) => total + (row[i] ?? 0) * (points[index]?.y ?? 0), 0),
  );
  const coefficients = solve(normal, right);
  return (x) => basisAt(x).reduce((sum, value, index) => sum + value * (coefficients[index] ?? 0), 0);
}

export function meanError(curve: Curve, points: readonly Point[]): number {
  return points.reduce((sum, { x, y }) => sum + (curve(x) - y) ** 2, 0) / points.length;
}

/** Chebyshev polynomials: the higher, the more it bends, and none of them runs away between -1 and 1. */
function basisAt(x: number): number[] {
  return Array.from({ length: DEGREE + 1 }, (_, index) =>
    Math.cos(index * Math.acos(Math.max(-1, Math.min(1, x)))),
  );
}

/** Gauss with the largest pivot. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, index) => [...row, right[index] ?? 0]);
  const size = rows.length;
  for (let column = 0; column < size; column += 1) {
    const rest = rows.slice(column).toSorted((a, b) => Math.abs(b[column] ?? 0) - Math.abs(a[column] ?? 0));
    rows.splice(column, rest.length, ...rest);
    const pivot = rows[column] ?? [];
    for (const row of rows.slice(column + 1)) {
      const factor = (row[column] ?? 0) / (pivot[column] ?? 1);
      pivot.forEach((value, index) => {
        row[index] = (row[index] ?? 0) - factor * value;
      });
    }
  }
  const solution = new Array<number>(size).fill(0);
  for (let index = size - 1; index >= 0; index -= 1) {
    const row = rows[index] ?? [];
    const known = solution.reduce(
      (sum, value, column) => sum + (column > index ? value * (row[column] ?? 0) : 0),
      0,
    );
    solution[index] = ((row[size] ?? 0) - known) / (row[index] ?? 1);
  }
  return solution;
}
