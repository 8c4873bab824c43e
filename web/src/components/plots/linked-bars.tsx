import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { cn } from '@/lib/cn.ts';
import { CountLines, CountNumbers } from './count-axis.tsx';
import { finishedFill, lostFill, type ReachLook, reachedFill } from './reach-fills.tsx';
import { usePointedBar } from './use-pointed-bar.ts';

interface BarColumn {
  readonly look: ReachLook;
  readonly reached: number;
  readonly finished: number;
}

export interface LinkedBar {
  readonly key: string;
  readonly to: string;
  /** Stands below it. */
  readonly number: string;
  /** All of it, for screen readers. */
  readonly name: string;
  /** All of it, for whoever points at it. */
  readonly readout: ReactNode;
  /** One, or the two that are compared. */
  readonly columns: readonly BarColumn[];
  /** How many of the bar before are missing here, where that is to be pointed out. */
  readonly lost?: { readonly value: number; readonly text: string } | undefined;
}

interface LinkedBarsProps {
  label: string;
  bars: readonly LinkedBar[];
  ticks: readonly number[];
  tickText?: (tick: number) => string;
  /** Read while nothing is pointed at. */
  hint: string;
}

/**
 * Bars in order, each a link. Many of them scroll within the plot; the arrow keys go from one to the next, and what is pointed
 * at is written out below, where nothing covers it.
 */
export function LinkedBars({ label, bars, ticks, tickText, hint }: LinkedBarsProps) {
  const { pointed, handlersOf } = usePointedBar();
  const [tabStop, setTabStop] = useState(0);
  const top = ticks.at(-1) ?? 1;

  const moveByKey = (event: KeyboardEvent<HTMLElement>) => {
    const to = placeAfter(event.key, tabStop, bars.length);
    if (to === undefined) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll('a')[to]?.focus();
  };

  return (
    <>
      <div className="relative pt-5 pl-10">
        <div className="absolute inset-x-0 top-5 ml-10 h-52">
          <CountNumbers ticks={ticks} {...(tickText && { textOf: tickText })} />
        </div>
        <div className="-mt-5 scrolls-sideways overscroll-x-contain pt-5 pb-2">
          <ol aria-label={label} className="relative flex w-full min-w-max" onKeyDown={moveByKey}>
            <li aria-hidden="true" className="absolute inset-x-0 top-0 h-52">
              <CountLines ticks={ticks} />
            </li>
            {bars.map((bar, index) => (
              <li
                key={bar.key}
                className="relative min-w-8 max-w-24 grow basis-0"
                onFocus={() => setTabStop(index)}
              >
                <Link
                  to={bar.to}
                  aria-label={bar.name}
                  tabIndex={index === Math.min(tabStop, bars.length - 1) ? 0 : -1}
                  className="group block rounded-sm -outline-offset-2!"
                  {...handlersOf(index)}
                >
                  <Columns bar={bar} top={top} />
                  <span
                    className={cn(
                      'mt-1.5 block text-center text-xs figures-tabular',
                      pointed === index ? 'font-bold text-ink' : 'text-ink-soft',
                    )}
                  >
                    {bar.number}
                  </span>
                </Link>
              </li>
            ))}
          </ol>
        </div>
      </div>
      <p aria-hidden="true" className="mt-1 min-h-16 pl-10 text-sm text-ink-soft wrap-anywhere sm:min-h-6">
        {pointed === null ? hint : bars[pointed]?.readout}
      </p>
    </>
  );
}

function Columns({ bar: { columns, lost }, top }: { bar: LinkedBar; top: number }) {
  const height = (value: number) => `${(value / top) * 100}%`;
  const highest = Math.max(...columns.map(({ reached }) => reached));
  return (
    <span
      aria-hidden="true"
      className="relative flex h-52 items-end justify-center gap-0.5 px-[16%] transition-colors group-hover:bg-ink/5"
    >
      {columns.map(({ look, reached, finished }) => (
        <span key={look} className={cn('relative block h-full max-w-11 grow', reached > 0 && 'min-h-px')}>
          <span
            className={cn('absolute inset-x-0 bottom-0 rounded-t-sm', reached > 0 && reachedFill)}
            style={{ height: height(reached) }}
          />
          <span
            className={cn('absolute inset-x-0 bottom-0 rounded-t-sm', finishedFill[look])}
            style={{ height: height(finished) }}
          />
        </span>
      ))}
      {lost ? (
        <span
          className={cn('absolute inset-x-[16%] mx-auto max-w-11 rounded-sm', lostFill)}
          style={{ bottom: height(highest), height: height(lost.value) }}
        >
          <span className="absolute inset-x-[-50%] bottom-full text-center text-xs font-bold text-accent-ink figures-tabular">
            {lost.text}
          </span>
        </span>
      ) : null}
    </span>
  );
}

function placeAfter(key: string, now: number, count: number): number | undefined {
  if (key === 'ArrowLeft') return Math.max(0, now - 1);
  if (key === 'ArrowRight') return Math.min(count - 1, now + 1);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
