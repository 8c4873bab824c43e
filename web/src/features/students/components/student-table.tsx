import type { Student } from '@academy/contract/students/student-calls.ts';
import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { Avatar } from '@/components/ui/avatar.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table.tsx';
import { textLanguage } from '@/lib/text-language.ts';
import { columnText, lastSeenText } from '../student-words.ts';
import { type StudentColumn, type StudentSort, studentColumns } from '../students.ts';
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
        {students.map(({ id, name, email, progress, ...times }) => (
          <TableRow key={id} className="relative">
            <TableCell>
              <span className="flex min-w-0 items-center gap-3">
                <Avatar name={name} className="size-8 text-xs" />
                <Link
                  to="."
                  search={(now) => ({ ...now, student: id })}
                  resetScroll={false}
                  lang={textLanguage(name)}
                  // The whole row is its target.
                  className="min-w-0 font-semibold wrap-anywhere after:absolute after:inset-0 after:content-[\'\'] hover:underline focus-visible:outline-none focus-visible:after:rounded-control focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent"
                >
                  {name}
                </Link>
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
                {lastSeenText(times, now)}
              </span>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
