import type { Student } from '@academy/contract/students/student-calls.ts';
import type { StudentFilter } from '@academy/contract/students/student-state.ts';
import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { PhoneSort } from '@/components/phone-sort.tsx';
import { Button } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { SearchInput } from '@/components/ui/search-input.tsx';
import { useLanguage } from '@/lib/language/language.ts';
import { useKeyedState } from '@/lib/use-keyed-state.ts';
import { downloadStudents } from '../student-file.ts';
import { columnText, foundText, nobodyText, sortText, stuckHint } from '../student-words.ts';
import {
  filterStudents,
  findStudents,
  nextSort,
  pageOf,
  type StudentSort,
  sortStudents,
  studentColumns,
} from '../students.ts';
import { StudentFilters } from './student-filters.tsx';
import { StudentPager } from './student-pager.tsx';
import { StudentTable } from './student-table.tsx';

interface StudentListProps {
  students: readonly Student[];
  /** As the address names it. */
  filter: StudentFilter | undefined;
  fetchedAt: Date;
}

/** The browser has the whole list, so searching, sorting and paging need no call. */
export function StudentList({ students, filter, fetchedAt }: StudentListProps) {
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState<StudentSort>({ column: 'name', direction: 'ascending' });
  const [wantedPage, setWantedPage] = useKeyedState(filter ?? '', () => 1);
  const language = useLanguage();
  const top = useRef<HTMLDivElement>(null);
  // Typing stays quick with ten thousand students, because the rows may follow later.
  const deferredSearch = useDeferredValue(search);
  const among = useMemo(() => filterStudents(students, filter, fetchedAt), [students, filter, fetchedAt]);
  const sorted = useMemo(() => sortStudents(among, sort, language), [among, sort, language]);
  const found = useMemo(() => findStudents(sorted, deferredSearch), [sorted, deferredSearch]);
  const page = pageOf(found, wantedPage);

  const sortBy = (next: StudentSort) => {
    setSort(next);
    setWantedPage(() => 1);
  };
  const turnTo = (next: number) => {
    setWantedPage(() => next);
    top.current?.scrollIntoView({ block: 'start' });
  };
  const searchFor = (text: string) => {
    setSearch(text);
    setWantedPage(() => 1);
  };

  return (
    <div ref={top} className="flex scroll-mt-24 flex-col gap-4">
      <StudentFilters students={students} chosen={filter} now={fetchedAt} />
      {filter === 'stuck' ? <p className="text-sm text-ink-soft">{stuckHint()}</p> : null}
      <div className="flex flex-col gap-3 md:flex-row md:items-center">
        <SearchInput
          aria-label={t`Search students by name or email`}
          placeholder={t`Search by name or email`}
          className="md:w-80"
          value={search}
          onChange={(event) => searchFor(event.target.value)}
        />
        <PhoneSort
          columns={studentColumns}
          columnText={columnText}
          sort={sort}
          onColumn={(column) => sortBy({ column, direction: 'ascending' })}
          onTurn={() => sortBy(nextSort(sort, sort.column))}
        />
        <div className="flex items-center justify-between gap-4 md:ml-auto">
          <p role="status" className="text-sm text-ink-soft figures-tabular">
            {foundText(found.length, students.length)}
            <span className="sr-only">, {sortText(sort)}</span>
          </p>
          <Button
            variant="outline"
            size="sm"
            disabled={found.length === 0}
            onClick={() => downloadStudents(found)}
          >
            <Download aria-hidden="true" />
            {t`CSV`}
          </Button>
        </div>
      </div>
      {filter !== undefined && among.length === 0 ? (
        <EmptyState
          title={nobodyText(filter)}
          wheel="students"
          action={
            <Button asChild>
              <Link to="." search={{}}>{t`All students`}</Link>
            </Button>
          }
        />
      ) : found.length === 0 ? (
        <EmptyState
          title={t`No student matches your search.`}
          description={t`Try a part of the name or of the email address.`}
          wheel="students"
          action={<Button onClick={() => searchFor('')}>{t`Clear search`}</Button>}
        />
      ) : (
        <>
          <StudentTable
            students={page.rows}
            sort={sort}
            onSort={(column) => sortBy(nextSort(sort, column))}
            now={fetchedAt}
          />
          <StudentPager page={page} total={found.length} onPage={turnTo} />
        </>
      )}
    </div>
  );
}
