import type { DropOff } from '@academy/contract/insight/insight-calls.ts';
import { t } from '@lingui/core/macro';
import type { PlotTable } from '@/components/plots/plot-table.ts';

export function reachTable({ lessons }: DropOff, isCompared: boolean): PlotTable {
  const columns = [t`Lesson`, t`Module`, t`Reached it`, t`Finished it`];
  if (!isCompared) {
    return {
      columns,
      rows: lessons.map(({ title, moduleTitle, reached, finished }) => [
        title,
        moduleTitle,
        reached,
        finished,
      ]),
    };
  }
  return {
    columns: [
      ...columns,
      t`Reached it, before`,
      t`Finished it, before`,
      t`Reached it, since`,
      t`Finished it, since`,
    ],
    rows: lessons.map(({ title, moduleTitle, reached, finished, beforeChange, sinceChange }) => [
      ...[title, moduleTitle, reached, finished],
      ...[beforeChange?.reached ?? null, beforeChange?.finished ?? null],
      ...[sinceChange?.reached ?? null, sinceChange?.finished ?? null],
    ]),
  };
}
