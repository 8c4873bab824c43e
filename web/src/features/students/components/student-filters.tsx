import type { Student } from '@academy/contract/students/student-calls.ts';
import { type StudentFilter, studentFilters } from '@academy/contract/students/student-state.ts';
import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { cn } from '@/lib/cn.ts';
import { numberText } from '@/lib/language/numbers.ts';
import { filterText } from '../student-words.ts';
import { filterStudents } from '../students.ts';

interface StudentFiltersProps {
  students: readonly Student[];
  chosen: StudentFilter | undefined;
  now: Date;
}

/** Links, because each filter is an address: the overview leads here, and Back leads away. */
export function StudentFilters({ students, chosen, now }: StudentFiltersProps) {
  const counts = useMemo(
    () => [undefined, ...studentFilters].map((filter) => filterStudents(students, filter, now).length),
    [students, now],
  );
  return (
    <nav aria-label={t`Filter students`} className="-mx-4 md:mx-0">
      <ul className="relative flex gap-2 scrolls-sideways px-4 py-1 [scrollbar-width:none] md:flex-wrap md:px-0">
        {[undefined, ...studentFilters].map((filter, index) => (
          <li key={filter ?? 'all'}>
            <Link
              to="."
              search={filter === undefined ? {} : { filter }}
              resetScroll={false}
              activeProps={{}}
              aria-current={filter === chosen ? 'true' : undefined}
              className={cn(
                'inline-flex h-10 items-center gap-2 rounded-full border px-4 text-sm font-semibold whitespace-nowrap transition-colors',
                filter === chosen
                  ? 'border-ink bg-ink text-ground'
                  : 'border-line bg-card text-ink-soft hover:border-line-strong hover:text-ink',
              )}
            >
              {filterText(filter)}
              <span className="font-normal figures-tabular">{numberText(counts[index] ?? 0)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
