import type { Values } from './curve.ts';

export interface PlotPoint {
  /** In full, for whoever points at it. */
  readonly name: string;
  /** Short, for the axis. */
  readonly tick: string;
  /** What happened then. */
  readonly marks: readonly string[];
}

/** Two at most, told apart by their strokes and not by their colours alone. */
export type SeriesLook = 'solid' | 'dashed';

export interface Series {
  readonly name: string;
  readonly look: SeriesLook;
  readonly values: Values;
}

export const seriesColour: Readonly<Record<SeriesLook, string>> = {
  solid: 'text-accent',
  // What is finished is green everywhere.
  dashed: 'text-success',
};

export const seriesDashes: Readonly<Record<SeriesLook, string>> = { solid: 'none', dashed: '5 3' };

export function LineSwatch({ look }: { look: SeriesLook }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 20 8" className={`h-2 w-5 shrink-0 ${seriesColour[look]}`}>
      <path d="M1 4H19" stroke="currentColor" strokeWidth="2.5" strokeDasharray={seriesDashes[look]} />
    </svg>
  );
}

export function SeriesLegend({ series }: { series: readonly Series[] }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1">
      {series.map(({ name, look }) => (
        <li key={name} className="flex items-center gap-2">
          <LineSwatch look={look} />
          {name}
        </li>
      ))}
    </ul>
  );
}
