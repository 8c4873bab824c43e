/** One line of the table at the end: what was measured, and its control of the same run. */
export interface BenchRow {
  readonly name: string;
  readonly unit:
    | 'req/s'
    | 'writes/s'
    | 'MB/s'
    | 'CPU s'
    | 'CPU s/GB'
    | 'CPU µs/call'
    | 's'
    | 'ms'
    | 'MB'
    | '%'
    | '× real time';
  readonly ours: number;
  /** null where the machine has no control. */
  readonly control: number | null;
  readonly controlName: string;
  /** What the ratio of ours to the control should be; null where it is only shown. */
  readonly target: Target | null;
}

export type Target = { readonly atLeast: number } | { readonly atMost: number };

/** All rows of a run, each with its control. */
export function table(rows: readonly BenchRow[]): string {
  const head = ['row', 'ours', 'control', 'ratio', 'target', '', 'control is'];
  const lines = [head, ...rows.map(cellsOf)];
  const widths = head.map((_, column) => Math.max(...lines.map((cells) => cells[column]?.length ?? 0)));
  return lines.map((cells) => lineOf(cells, widths)).join('\n');
}

function cellsOf({ name, unit, ours, control, controlName, target }: BenchRow): string[] {
  const ratio = control === null ? null : ours / control;
  return [
    name,
    `${threeDigits(ours)} ${unit}`,
    control === null ? '-' : threeDigits(control),
    ratio === null ? '-' : threeDigits(ratio),
    target === null ? '' : 'atLeast' in target ? `>= ${target.atLeast}` : `<= ${target.atMost}`,
    verdict(target, ratio),
    controlName,
  ];
}

/** Numbers are aligned to the right, words to the left. */
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
  const isReached = 'atLeast' in target ? ratio >= target.atLeast : ratio <= target.atMost;
  return isReached ? 'ok' : 'missed';
}

/** More digits would claim what no run repeats. */
function threeDigits(value: number): string {
  if (value >= 100) return value.toFixed(0);
  return value.toFixed(value >= 10 ? 1 : 2);
}

/** A line of a table that grows while it is measured: a label, and numbers aligned to the right. */
export function printLine(label: string, cells: readonly string[], width: number): void {
  console.log(label + cells.map((cell) => cell.padStart(width)).join(''));
}

/** The middle one of several runs, by that number: one run says little on a busy machine. */
export function medianBy<T>(runs: readonly T[], numberOf: (run: T) => number): T {
  const median = runs.toSorted((a, b) => numberOf(a) - numberOf(b))[Math.floor(runs.length / 2)];
  if (median === undefined) throw new Error('Nothing was measured.');
  return median;
}
