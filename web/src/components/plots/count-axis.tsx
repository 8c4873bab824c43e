import { compactText } from '@/lib/language/compact-numbers.ts';
import { downOf } from './curve.ts';

interface TickProps {
  ticks: readonly number[];
}

/** The lines of a plot, at round numbers. */
export function CountLines({ ticks }: TickProps) {
  const top = ticks.at(-1) ?? 1;
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0">
      {ticks.map((tick) => (
        <div
          key={tick}
          className="absolute inset-x-0 border-t border-line first:border-line-strong/60"
          style={{ top: `${downOf(tick, top)}%` }}
        />
      ))}
    </div>
  );
}

/** The numbers of these lines, to the left of what it stands in. */
export function CountNumbers({
  ticks,
  textOf = compactText,
}: TickProps & { textOf?: (tick: number) => string }) {
  const top = ticks.at(-1) ?? 1;
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-y-0 left-0 text-xs text-ink-soft">
      {ticks.map((tick) => (
        <span
          key={tick}
          className="absolute right-full -translate-y-1/2 pr-2 whitespace-nowrap figures-tabular"
          style={{ top: `${downOf(tick, top)}%` }}
        >
          {textOf(tick)}
        </span>
      ))}
    </div>
  );
}
