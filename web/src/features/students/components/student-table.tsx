import type { Student } from '@academy/contract/students/student-calls.ts';
import { t } from '@lingui/core/macro';
import { ArrowDownWideNarrow, ArrowUpNarrowWide } from 'lucide-react';
import { Avatar } from '@/components/ui/avatar.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Select } from '@/components/ui/select.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table.tsx';
import { textLanguage } from '@/lib/text-language.ts';
import { lastActiveText } from '../last-active.ts';
import { columnText } from '../student-words.ts';
import { nextSort, type StudentColumn, type StudentSort, studentColumns } from '../students.ts';
import { StudentProgress } from './student-progress.tsx';

interface StudentTableProps {
  students: readonly Student[];
  sort: StudentSort;
  onSort: (column: StudentColumn) => void;
  /** When the list was fetched; "minutes ago" counts from then. */
  now: Date;
}

export function StudentTable({ students, sort, onSort, now }: StudentTableProps) {
  return (
    <Table caption={t`Students`}>
      <TableHead className="bg-ground!">
        <TableRow>
          {studentColumns.map((column) => (
            <TableHeader
              key={column}
              sort={column === sort.column ? sort.direction : 'none'}
              onSort={() => onSort(column)}
            >
              {columnText(column)}
            </TableHeader>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {students.map(({ id, name, email, progress, lastActive }) => (
          <TableRow key={id}>
            <TableCell>
              <span className="flex min-w-0 items-center gap-3">
                <Avatar name={name} className="size-8 text-xs" />
                <span lang={textLanguage(name)} className="min-w-0 font-semibold wrap-anywhere">
                  {name}
                </span>
              </span>
            </TableCell>
            <TableCell label={columnText('email')}>
              <span className="min-w-0 text-ink-soft wrap-anywhere max-md:text-right">{email}</span>
            </TableCell>
            <TableCell label={columnText('progress')}>
              <StudentProgress name={name} percent={progress} />
            </TableCell>
            <TableCell label={columnText('lastActive')}>
              <span className="text-sm whitespace-nowrap text-ink-soft figures-tabular">
                {lastActiveText(lastActive ?? '', now)}
              </span>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

interface PhoneSortProps {
  sort: StudentSort;
  onSort: (sort: StudentSort) => void;
}

/** On a phone the rows are cards, without a table head to sort by. */
export function PhoneSort({ sort, onSort }: PhoneSortProps) {
  const Icon = sort.direction === 'ascending' ? ArrowUpNarrowWide : ArrowDownWideNarrow;
  return (
    <div className="flex gap-3 md:hidden">
      <Select
        aria-label={t`Sort by`}
        className="grow"
        value={sort.column}
        onChange={(event) => {
          const chosen = studentColumns.find((column) => column === event.target.value);
          if (chosen) onSort({ column: chosen, direction: 'ascending' });
        }}
      >
        {studentColumns.map((column) => (
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
        onClick={() => onSort(nextSort(sort, sort.column))}
      >
        <Icon aria-hidden="true" />
      </Button>
    </div>
  );
}

function sortByText(sorted: StudentColumn): string {
  const column = columnText(sorted);
  return t`Sort by ${column}`;
}
