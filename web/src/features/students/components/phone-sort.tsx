import { ArrowDownWideNarrow, ArrowUpNarrowWide } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { Select } from '@/components/ui/select.tsx';
import { nextSort, type StudentSort, studentColumns } from '../sort-students.ts';

interface PhoneSortProps {
  sort: StudentSort;
  onSort: (sort: StudentSort) => void;
}

/** Where rows are cards there is no head to sort by. */
export function PhoneSort({ sort, onSort }: PhoneSortProps) {
  const Icon = sort.direction === 'ascending' ? ArrowUpNarrowWide : ArrowDownWideNarrow;
  return (
    <div className="flex gap-3 md:hidden">
      <Select
        aria-label="Sort by"
        className="grow"
        value={sort.column}
        onChange={(event) => {
          const chosen = studentColumns.find(({ column }) => column === event.target.value);
          if (chosen) onSort({ column: chosen.column, direction: 'ascending' });
        }}
      >
        {studentColumns.map(({ column, label }) => (
          <option key={column} value={column}>
            Sort by {label}
          </option>
        ))}
      </Select>
      <Button
        variant="outline"
        size="icon"
        aria-label={`Sorted ${sort.direction}. Turn round`}
        onClick={() => onSort(nextSort(sort, sort.column))}
      >
        <Icon aria-hidden="true" />
      </Button>
    </div>
  );
}
