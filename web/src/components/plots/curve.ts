/**
 * Paths in a box of 100 by 100 that is stretched to whatever room there is: nothing is measured, and so nothing moves when it
 * is drawn. Strokes keep their width by `vector-effect`.
 */
export type Values = readonly (number | null)[];

/** From left to right in percent. One value alone stands in the middle. */
export function acrossOf(index: number, count: number): number {
  return count > 1 ? (index / (count - 1)) * 100 : 50;
}

/** From the top in percent. */
export function downOf(value: number, top: number): number {
  return top > 0 ? 100 - (value / top) * 100 : 100;
}

/** A line with a gap where nothing is known. */
export function linePath(values: Values, top: number): string {
  return runsOf(values, top)
    .map((points) => `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}`)
    .join('');
}

export function areaPath(values: Values, top: number): string {
  return runsOf(values, top)
    .map((points) => {
      const line = points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L');
      return `M${round(points[0]?.x ?? 0)} 100L${line}L${round(points.at(-1)?.x ?? 0)} 100Z`;
    })
    .join('');
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function runsOf(values: Values, top: number): readonly (readonly Point[])[] {
  const runs: Point[][] = [[]];
  values.forEach((value, index) => {
    if (value === null) runs.push([]);
    else runs.at(-1)?.push({ x: acrossOf(index, values.length), y: downOf(value, top) });
  });
  return runs.filter((points) => points.length > 0);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
