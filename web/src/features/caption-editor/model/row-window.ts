/** Of a long list, only the rows around the part that is seen are drawn; the others are a space as high as they are. */

export interface RowRange {
  readonly from: number;
  /** Not drawn any more. */
  readonly to: number;
}

/** The rows between two heights of the list. */
export function rowsBetween(heights: readonly number[], top: number, bottom: number): RowRange {
  let from = 0;
  let above = 0;
  while (from < heights.length - 1 && above + (heights[from] as number) <= top) {
    above += heights[from] as number;
    from += 1;
  }
  let to = from;
  while (to < heights.length && above < bottom) {
    above += heights[to] as number;
    to += 1;
  }
  return { from, to };
}

export type DrawnRow = { readonly row: number } | { readonly space: number; readonly before: number };

/** The rows of the range and some beyond it, such as the one that is written in, with the spaces between. */
export function rowsToDraw(heights: readonly number[], range: RowRange, also: readonly number[]): DrawnRow[] {
  const rows = Array.from({ length: range.to - range.from }, (_, index) => range.from + index);
  const beyond = also.filter(
    (row) => row >= 0 && row < heights.length && (row < range.from || row >= range.to),
  );
  const drawn: DrawnRow[] = [];
  let next = 0;
  const spaceUpTo = (row: number) => {
    let space = 0;
    for (let index = next; index < row; index += 1) space += heights[index] as number;
    if (space > 0) drawn.push({ space, before: row });
  };
  for (const row of [...new Set([...rows, ...beyond])].toSorted((a, b) => a - b)) {
    spaceUpTo(row);
    drawn.push({ row });
    next = row + 1;
  }
  spaceUpTo(heights.length);
  return drawn;
}
