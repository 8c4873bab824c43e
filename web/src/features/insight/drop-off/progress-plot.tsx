import type { DropOff } from '@academy/contract/insight/insight-calls.ts';
import { t } from '@lingui/core/macro';
import { Histogram } from '@/components/plots/histogram.tsx';
import { PlotFrame } from '@/components/plots/plot-frame.tsx';
import { numberText } from '@/lib/language/numbers.ts';

/** How far the students are, in tenths of the course. */
export function ProgressPlot({ progress }: Pick<DropOff, 'progress'>) {
  const columns = progress.map((value, index) => {
    const span = spanText(index, progress.length);
    const tick = numberText(firstOf(index));
    return { tick, span, name: t`Progress ${span}%`, value, isDone: index === progress.length - 1 };
  });
  const all = numberText(progress.reduce((sum, count) => sum + count, 0));
  const finished = numberText(progress.at(-1) ?? 0);
  const idle = numberText(progress[0] ?? 0);
  return (
    <PlotFrame
      title={t`How far they are`}
      sentence={t`Students: ${all}. Finished the course: ${finished}. Not yet finished a lesson: ${idle}.`}
      fileName="progress"
      table={{
        columns: [t`Progress in percent`, t`Students`],
        rows: columns.map(({ span, value }) => [span, value]),
      }}
      legend={t`Progress in percent`}
    >
      <Histogram label={t`Progress`} columns={columns} />
    </PlotFrame>
  );
}

function firstOf(index: number): number {
  return index === 0 ? 0 : Math.max(1, (index - 1) * 10);
}

/** 0, 1–9, 10–19 … 90–99, 100 */
function spanText(index: number, count: number): string {
  if (index === 0 || index === count - 1) return numberText(firstOf(index));
  return `${numberText(firstOf(index))}–${numberText(index * 10 - 1)}`;
}
