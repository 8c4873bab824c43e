import { cn } from '@/lib/cn.ts';
import { compactText } from '@/lib/language/compact-numbers.ts';
import { numberText } from '@/lib/language/numbers.ts';
import { PlotTip } from './plot-tip.tsx';
import { countTicks } from './ticks.ts';
import { useChosenPoint } from './use-chosen-point.ts';

export interface HistogramColumn {
  /** Below it. */
  readonly tick: string;
  /** In full. */
  readonly name: string;
  readonly value: number;
  /** Green, as what is finished is everywhere. */
  readonly isDone?: boolean;
}

interface HistogramProps {
  /** What the arrow keys move along. */
  label: string;
  columns: readonly HistogramColumn[];
}

/** How many are in each span of something. The numbers stand above their columns. */
export function Histogram({ label, columns }: HistogramProps) {
  const top = countTicks(Math.max(...columns.map(({ value }) => value))).at(-1) ?? 1;
  const { chosen, slider } = useChosenPoint({
    count: columns.length,
    label,
    lie: 'side-by-side',
    textOf: (index) => `${columns[index]?.name}: ${numberText(columns[index]?.value ?? 0)}`,
  });
  const column = chosen === null ? undefined : columns[chosen];
  return (
    <div className="relative h-52 pt-5 pb-6">
      <div aria-hidden="true" className="flex h-full items-end gap-1 border-b border-line-strong/60">
        {columns.map(({ tick, value, isDone }, index) => (
          <div key={tick} className="relative flex h-full min-w-0 grow basis-0 items-end">
            <div
              className={cn(
                'w-full rounded-t-sm transition-opacity',
                isDone ? 'bg-success' : 'bg-line-strong/70',
                chosen !== null && chosen !== index && 'opacity-50',
                value > 0 && 'min-h-0.5',
              )}
              style={{ height: `${(value / top) * 100}%` }}
            />
            <span
              className="absolute inset-x-[-40%] text-center text-xs text-ink-soft figures-tabular"
              style={{ bottom: `${(value / top) * 100}%` }}
            >
              {value > 0 ? compactText(value) : null}
            </span>
            <span className="absolute inset-x-[-40%] top-full mt-1.5 text-center text-xs text-ink-soft figures-tabular">
              {tick}
            </span>
          </div>
        ))}
      </div>
      {column ? (
        <PlotTip across={(((chosen ?? 0) + 0.5) / columns.length) * 100} title={column.name}>
          <p className="text-ink-soft">{numberText(column.value)}</p>
        </PlotTip>
      ) : null}
      <div {...slider} className="absolute inset-0 touch-pan-y rounded-sm" />
    </div>
  );
}
