import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '@/lib/cn.ts';

/*
 * Below 768 px each row becomes a card and each cell says its column (`label`). The explicit roles stay,
 * because browsers drop table semantics when `display` changes.
 */

interface TableProps extends ComponentProps<'table'> {
  /** Names the table for screen readers. */
  caption: string;
}

export function Table({ caption, className, children, ...rest }: TableProps) {
  return (
    <table
      // biome-ignore lint/a11y/noRedundantRoles: the role survives the change of display on phones.
      role="table"
      className={cn('w-full border-separate border-spacing-0 text-left max-md:block', className)}
      {...rest}
    >
      <caption className="sr-only">{caption}</caption>
      {children}
    </table>
  );
}

export function TableHead({ className, ...rest }: ComponentProps<'thead'>) {
  return (
    <thead
      // biome-ignore lint/a11y/noRedundantRoles: see above.
      role="rowgroup"
      className={cn('sticky below-header-0 z-10 bg-card max-md:sr-only', className)}
      {...rest}
    />
  );
}

export function TableBody({ className, ...rest }: ComponentProps<'tbody'>) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: see above.
    <tbody role="rowgroup" className={cn('max-md:flex max-md:flex-col max-md:gap-3', className)} {...rest} />
  );
}

export function TableRow({ className, ...rest }: ComponentProps<'tr'>) {
  return (
    <tr
      // biome-ignore lint/a11y/noRedundantRoles: see above.
      role="row"
      className={cn(
        'transition-colors max-md:block max-md:rounded-card max-md:border max-md:border-line max-md:bg-card max-md:p-4 md:[tbody>&]:hover:bg-sunken',
        className,
      )}
      {...rest}
    />
  );
}

export type SortDirection = 'ascending' | 'descending' | 'none';

const sortIcon = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown };

interface TableHeaderProps extends Omit<ComponentProps<'th'>, 'onClick'> {
  sort?: SortDirection;
  onSort?: () => void;
}

export function TableHeader({ sort, onSort, className, children, ...rest }: TableHeaderProps) {
  const SortIcon = sortIcon[sort ?? 'none'];
  return (
    <th
      // biome-ignore lint/a11y/noRedundantRoles: see above.
      role="columnheader"
      scope="col"
      aria-sort={onSort ? (sort ?? 'none') : undefined}
      className={cn('h-12 border-b border-line px-4 text-sm font-semibold text-ink-soft', className)}
      {...rest}
    >
      {onSort ? (
        <button
          type="button"
          onClick={onSort}
          className="-mx-2 inline-flex h-10 items-center gap-1.5 rounded-control px-2 hover:text-ink"
        >
          {children}
          <SortIcon aria-hidden="true" className={cn('size-4', sort === 'none' && 'opacity-60')} />
        </button>
      ) : (
        children
      )}
    </th>
  );
}

interface TableCellProps extends ComponentProps<'td'> {
  /** The column's name, shown before the value where rows are cards. */
  label?: string;
  children?: ReactNode;
}

export function TableCell({ label, className, children, ...rest }: TableCellProps) {
  return (
    <td
      // biome-ignore lint/a11y/noRedundantRoles: see above.
      role="cell"
      className={cn(
        'h-12 px-4 align-middle max-md:flex max-md:h-auto max-md:items-center max-md:justify-between max-md:gap-4 max-md:px-0 max-md:py-1.5 md:border-b md:border-line',
        className,
      )}
      {...rest}
    >
      {label ? (
        <span aria-hidden="true" className="text-sm text-ink-soft md:hidden">
          {label}
        </span>
      ) : null}
      {children}
    </td>
  );
}
