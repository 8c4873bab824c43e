import { cn } from '@/lib/cn.ts';
import { acrossOf } from './curve.ts';
import type { PlotPoint } from './series.tsx';
import { spreadPlaces } from './ticks.ts';

const mostLabels = 7;

/** Days below a plot, as many as there is room for, and a mark above each day on which something happened. */
export function TimeAxis({ points }: { points: readonly PlotPoint[] }) {
  const labelled = spreadPlaces(points.length, mostLabels);
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0 text-xs text-ink-soft">
      {labelled.map((place, index) => (
        <span
          key={place}
          className={cn(
            'absolute top-full mt-2 whitespace-nowrap figures-tabular',
            // Every second one where there is half the room; the last, which is today, stays.
            (labelled.length - 1 - index) % 2 === 1 && '@max-2xl:hidden',
          )}
          style={at(acrossOf(place, points.length))}
        >
          {points[place]?.tick}
        </span>
      ))}
      {points.map(({ name, marks }, place) =>
        marks.length > 0 ? (
          <span
            key={name}
            className="absolute inset-y-0 border-l border-dashed border-ink/45"
            style={{ left: `${acrossOf(place, points.length)}%` }}
          >
            <span className="absolute -top-1 -left-1 size-[7px] rotate-45 bg-ink" />
          </span>
        ) : null,
      )}
    </div>
  );
}

/** Labels at the ends stay within the plot. */
function at(across: number) {
  const shift = across > 95 ? '-100%' : across < 5 ? '0' : '-50%';
  return { left: `${across}%`, translate: shift };
}
