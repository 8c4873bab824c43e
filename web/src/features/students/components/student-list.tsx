import type { Student } from '@academy/contract/students/student-calls.ts';
import { t } from '@lingui/core/macro';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { PhoneSort } from '@/components/phone-sort.tsx';
import { Button } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { SearchInput } from '@/components/ui/search-input.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useLanguage } from '@/lib/language/language.ts';
import { columnText, sortText, studentsText } from '../student-words.ts';
import {
  findStudents,
  nextSort,
  pageOf,
  type StudentSort,
  sortStudents,
  studentColumns,
} from '../students.ts';
import { StudentPager } from './student-pager.tsx';
import { StudentTable } from './student-table.tsx';

interface StudentListProps {
  students: readonly Student[];
  fetchedAt: Date;
}

/** The browser has the whole list, so searching, sorting and paging need no call. */
export function StudentList({ students, fetchedAt }: StudentListProps) {
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState<StudentSort>({ column: 'name', direction: 'ascending' });
  const [wantedPage, setWantedPage] = useState(1);
  const language = useLanguage();
  const top = useRef<HTMLDivElement>(null);
  // Typing stays quick with ten thousand students, because the rows may follow later.
  const deferredSearch = useDeferredValue(search);
  const sorted = useMemo(() => sortStudents(students, sort, language), [students, sort, language]);
  const found = useMemo(() => findStudents(sorted, deferredSearch), [sorted, deferredSearch]);
  const page = pageOf(found, wantedPage);

  const sortBy = (next: StudentSort) => {
    setSort(next);
    setWantedPage(1);
  };
  const turnTo = (next: number) => {
    setWantedPage(next);
    top.current?.scrollIntoView({ block: 'start' });
  };
  const searchFor = (text: string) => {
    setSearch(text);
    setWantedPage(1);
  };

  return (
    <div ref={top} className="flex scroll-mt-24 flex-col gap-4">
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
        <p role="status" className="text-sm text-ink-soft figures-tabular md:ml-auto">
          {studentsText(found.length, students.length)}
          <span className="sr-only">, {sortText(sort)}</span>
        </p>
      </div>
      {found.length === 0 ? (
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

export function NoStudents() {
  return (
    <EmptyState
      title={t`No students yet`}
      description={t`Everyone who enrolls in this course appears here, with how far they are.`}
      wheel="students"
    />
  );
}

const skeletonRows = Array.from({ length: 8 }, (_, index) => index);

export function StudentListSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">{t`Loading students...`}</span>
      <Skeleton className="h-11 md:w-80" />
      <div className="flex flex-col gap-3 md:gap-px">
        {skeletonRows.map((row) => (
          <Skeleton key={row} className="h-32 rounded-card! md:h-12 md:rounded-none!" />
        ))}
      </div>
    </div>
  );
}
