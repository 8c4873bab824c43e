import { acrossOf, areaPath, downOf, linePath, type Values } from './curve.ts';

/** A small curve beside a figure that says the same: without axes, and nothing for screen readers. */
export function Sparkline({ values: everyValue }: { values: Values }) {
  const values = thinned(everyValue);
  const known = values.filter((value) => value !== null);
  const lowest = Math.min(...known);
  // Students are many and grow by few: what is seen is the change, from a little below the lowest.
  const floor = Math.max(0, lowest - (Math.max(...known) - lowest) * 0.25);
  const raised = values.map((value) => (value === null ? null : value - floor));
  const top = Math.max(...known) - floor || 1;
  const last = raised.findLastIndex((value) => value !== null);
  return (
    <div aria-hidden="true" className="relative h-10 pt-1 pr-1">
      {known.length > 0 ? (
        <div className="relative h-full">
          <svg
            aria-hidden="true"
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            className="size-full overflow-visible text-accent"
          >
            <path d={areaPath(raised, top)} className="fill-current opacity-10" />
            <path
              d={linePath(raised, top)}
              fill="none"
              stroke="currentColor"
              strokeWidth="1.5"
              strokeLinejoin="round"
              strokeLinecap="round"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          <span
            className="absolute size-1.5 -translate-1/2 rounded-full bg-accent ring-2 ring-card"
            style={{
              left: `${acrossOf(last, values.length)}%`,
              top: `${downOf(raised[last] ?? 0, top)}%`,
            }}
          />
        </div>
      ) : null}
    </div>
  );
}

const mostPoints = 60;

/** More days than there are pixels would be a scribble: each point is then the mean of several. */
function thinned(values: Values): Values {
  const size = Math.ceil(values.length / mostPoints);
  if (size <= 1) return values;
  return Array.from({ length: Math.ceil(values.length / size) }, (_, index) => {
    const known = values.slice(index * size, (index + 1) * size).filter((value) => value !== null);
    return known.length > 0 ? known.reduce((sum, value) => sum + value, 0) / known.length : null;
  });
}
