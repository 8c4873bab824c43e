/** One line of the table at the end: what was measured, and what it was measured beside in the same run. */
export interface BenchRow {
  readonly name: string;
  readonly unit: 'req/s' | 'writes/s' | 'MB/s' | 'CPU s/GB' | 's' | 'ms';
  readonly ours: number;
  /** null where the machine has nothing to measure beside. */
  readonly control: number | null;
  readonly controlName: string;
  /** What the ratio of ours to the control should be; null for what is shown and not aimed at. */
  readonly target: Target | null;
}

export type Target = { readonly atLeast: number } | { readonly atMost: number };

export function ratioOf({ ours, control }: BenchRow): number | null {
  return control === null ? null : ours / control;
}

export function isReached(target: Target, ratio: number): boolean {
  return 'atLeast' in target ? ratio >= target.atLeast : ratio <= target.atMost;
}
