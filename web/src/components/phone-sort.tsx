import { t } from '@lingui/core/macro';
import { ArrowDownWideNarrow, ArrowUpNarrowWide } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { Select } from '@/components/ui/select.tsx';

interface PhoneSortProps<Column extends string> {
  columns: readonly Column[];
  columnText: (column: Column) => string;
  sort: { readonly column: Column; readonly direction: 'ascending' | 'descending' };
  onColumn: (column: Column) => void;
  onTurn: () => void;
}

/** On a phone the rows are cards, without a table head to sort by. */
export function PhoneSort<Column extends string>({
  columns,
  columnText,
  sort,
  onColumn,
  onTurn,
}: PhoneSortProps<Column>) {
  const Icon = sort.direction === 'ascending' ? ArrowUpNarrowWide : ArrowDownWideNarrow;
  const sortByText = (sorted: Column) => {
    const column = columnText(sorted);
    return t`Sort by ${column}`;
  };
  return (
    <div className="flex gap-3 md:hidden">
      <Select
        aria-label={t`Sort by`}
        className="grow"
        value={sort.column}
        onChange={(event) => {
          const chosen = columns.find((column) => column === event.target.value);
          if (chosen) onColumn(chosen);
        }}
      >
        {columns.map((column) => (
          <option key={column} value={column}>
            {sortByText(column)}
          </option>
        ))}
      </Select>
      <Button
        variant="outline"
        size="icon"
        aria-label={
          sort.direction === 'ascending' ? t`Sorted ascending. Turn round` : t`Sorted descending. Turn round`
        }
        onClick={onTurn}
      >
        <Icon aria-hidden="true" />
      </Button>
    </div>
  );
}
