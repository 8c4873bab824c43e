import { type BenchRow, isReached, ratioOf, type Target } from './bench-row.ts';

/** All rows of a run, each with what it was measured beside. */
export function table(rows: readonly BenchRow[]): string {
  const head = ['row', 'ours', 'control', 'ratio', 'target', '', 'control is'];
  const lines = [head, ...rows.map(cellsOf)];
  const widths = head.map((_, column) => Math.max(...lines.map((cells) => cells[column]?.length ?? 0)));
  return lines.map((cells) => lineOf(cells, widths)).join('\n');
}

function cellsOf(row: BenchRow): string[] {
  const { name, unit, ours, control, controlName, target } = row;
  const ratio = ratioOf(row);
  return [
    name,
    `${figure(ours)} ${unit}`,
    control === null ? '-' : figure(control),
    ratio === null ? '-' : figure(ratio),
    target === null ? '' : 'atLeast' in target ? `>= ${target.atLeast}` : `<= ${target.atMost}`,
    verdict(target, ratio),
    controlName,
  ];
}

/** Figures stand under each other by their ends, words by their beginnings. */
function lineOf(cells: readonly string[], widths: readonly number[]): string {
  return cells
    .map((cell, column) => {
      const width = widths[column] ?? 0;
      return column >= 1 && column <= 4 ? cell.padStart(width) : cell.padEnd(width);
    })
    .join('  ')
    .trimEnd();
}

function verdict(target: Target | null, ratio: number | null): string {
  if (target === null) return '';
  if (ratio === null) return 'not here';
  return isReached(target, ratio) ? 'ok' : 'missed';
}

/** Three digits that count: more would claim what no run repeats. */
function figure(value: number): string {
  if (value >= 100) return value.toFixed(0);
  return value.toFixed(value >= 10 ? 1 : 2);
}
