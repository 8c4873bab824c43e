import { cn } from '@/lib/cn.ts';
import { numberText } from '@/lib/language/numbers.ts';
import { textLanguage } from '@/lib/text-language.ts';
import type { PlotTable } from './plot-table.ts';

interface DataTableProps {
  caption: string;
  table: PlotTable;
  /** Where it is not, screen readers still find it. */
  isShown: boolean;
}

/** The table behind a plot. It scrolls within itself, so that a year of days does not make the page endless. */
export function DataTable({ caption, table: { columns, rows, names }, isShown }: DataTableProps) {
  return (
    // biome-ignore-start lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with the keyboard.
    <div
      {...(isShown ? { role: 'region', 'aria-label': caption, tabIndex: 0 } : {})}
      className={isShown ? 'max-h-80 overflow-auto rounded-control border border-line' : 'sr-only'}
    >
      <table className="w-full border-separate border-spacing-0 text-left text-sm figures-tabular">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((name, index) => (
              <th
                key={name}
                scope="col"
                className={cn(
                  'sticky top-0 border-b border-line bg-card px-3 py-2 font-semibold text-ink-soft',
                  index > 0 && 'text-right',
                )}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lessons may have one name, and rows do not move.
            <tr key={row} className="odd:bg-sunken/50">
              {cells.map((told, index) => {
                const cell = index === 0 ? (names?.[row] ?? told) : told;
                const Tag = index === 0 ? 'th' : 'td';
                return (
                  <Tag
                    key={columns[index]}
                    {...(index === 0 ? { scope: 'row' } : {})}
                    lang={typeof cell === 'string' ? textLanguage(cell) : undefined}
                    className={cn('px-3 py-1.5 font-normal', index > 0 && 'text-right')}
                  >
                    {typeof cell === 'number' ? numberText(cell, decimalsOf(cell)) : (cell ?? '–')}
                  </Tag>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
    // biome-ignore-end lint/a11y/noNoninteractiveTabindex: as above.
  );
}

function decimalsOf(value: number): number {
  return Number.isInteger(value) ? 0 : 1;
}
