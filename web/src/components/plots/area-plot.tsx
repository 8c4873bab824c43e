import { numberText } from '@/lib/language/numbers.ts';
import { CountLines, CountNumbers } from './count-axis.tsx';
import { acrossOf, areaPath, downOf, linePath } from './curve.ts';
import { PlotTip, TipLine } from './plot-tip.tsx';
import { LineSwatch, type PlotPoint, type Series, seriesColour, seriesDashes } from './series.tsx';
import { countTicks } from './ticks.ts';
import { TimeAxis } from './time-axis.tsx';
import { useChosenPoint } from './use-chosen-point.ts';

interface AreaPlotProps {
  /** What the arrow keys move along. */
  label: string;
  points: readonly PlotPoint[];
  series: readonly Series[];
}

/** Counts over days, with what happened marked above them. */
export function AreaPlot({ label, points, series }: AreaPlotProps) {
  const ticks = countTicks(Math.max(0, ...series.flatMap(({ values }) => values.map((value) => value ?? 0))));
  const top = ticks.at(-1) ?? 1;
  const count = points.length;
  const { chosen, slider } = useChosenPoint({
    count,
    label,
    lie: 'from-end-to-end',
    textOf: (index) =>
      [
        points[index]?.name,
        ...series.map(({ name, values }) => `${name} ${numberText(values[index] ?? 0)}`),
        ...(points[index]?.marks ?? []),
      ].join(', '),
  });
  const point = chosen === null ? undefined : points[chosen];
  const across = acrossOf(chosen ?? 0, count);

  return (
    <div className="h-60 pt-4 pr-1 pb-7 pl-10 sm:h-68">
      <div className="relative h-full">
        <CountLines ticks={ticks} />
        <CountNumbers ticks={ticks} />
        <TimeAxis points={points} />
        <svg
          aria-hidden="true"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="absolute inset-0 size-full overflow-visible"
        >
          {series.map(({ name, look, values }) => (
            <g key={name} className={seriesColour[look]}>
              <path
                d={areaPath(values, top)}
                className={look === 'solid' ? 'fill-current opacity-12' : 'fill-current opacity-8'}
              />
              <path
                d={linePath(values, top)}
                fill="none"
                stroke="currentColor"
                strokeWidth="2"
                strokeDasharray={seriesDashes[look]}
                strokeLinejoin="round"
                vectorEffect="non-scaling-stroke"
              />
            </g>
          ))}
        </svg>
        {series.map(({ name, look, values }) =>
          // A day alone makes no line.
          (chosen === null ? (count === 1 ? [0] : []) : [chosen]).map((index) => (
            <span
              key={name}
              aria-hidden="true"
              className={`pointer-events-none absolute size-2.5 -translate-1/2 rounded-full bg-current ring-2 ring-card ${seriesColour[look]}`}
              style={{ left: `${acrossOf(index, count)}%`, top: `${downOf(values[index] ?? 0, top)}%` }}
            />
          )),
        )}
        {point ? (
          <>
            <div
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-0 w-px bg-ink/40"
              style={{ left: `${across}%` }}
            />
            <PlotTip across={across} title={point.name}>
              {series.map(({ name, look, values }) => (
                <TipLine
                  key={name}
                  swatch={<LineSwatch look={look} />}
                  name={name}
                  value={numberText(values[chosen ?? 0] ?? 0)}
                />
              ))}
              {point.marks.map((mark) => (
                <p key={mark} className="mt-1 border-t border-line pt-1 text-ink-soft wrap-anywhere">
                  {mark}
                </p>
              ))}
            </PlotTip>
          </>
        ) : null}
        <div {...slider} className="absolute inset-0 cursor-crosshair touch-pan-y rounded-sm" />
      </div>
    </div>
  );
}
