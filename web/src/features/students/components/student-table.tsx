import { lastActiveText } from '@academy/contract/students/last-active.ts';
import type { Student } from '@academy/contract/students/student-calls.ts';
import { Avatar } from '@/components/ui/avatar.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table.tsx';
import { textLanguage } from '@/lib/text-language.ts';
import { type StudentColumn, type StudentSort, studentColumns } from '../sort-students.ts';
import { StudentProgress } from './student-progress.tsx';

interface StudentTableProps {
  students: readonly Student[];
  sort: StudentSort;
  onSort: (column: StudentColumn) => void;
  /** When the list was fetched: 'minutes ago' are counted from then. */
  now: Date;
}

export function StudentTable({ students, sort, onSort, now }: StudentTableProps) {
  return (
    <Table caption="Students">
      <TableHead className="bg-ground!">
        <TableRow>
          {studentColumns.map(({ column, label }) => (
            <TableHeader
              key={column}
              sort={column === sort.column ? sort.direction : 'none'}
              onSort={() => onSort(column)}
            >
              {label}
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
            <TableCell label="Email">
              <span className="min-w-0 text-ink-soft wrap-anywhere max-md:text-right">{email}</span>
            </TableCell>
            <TableCell label="Progress">
              <StudentProgress name={name} percent={progress} />
            </TableCell>
            <TableCell label="Last Active">
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
