/** Searching, sorting, paging and summing up the students of a course. */

import type { Student } from '@academy/contract/students/student-calls.ts';
import { isAmong, type StudentFilter, studentFilters } from '@academy/contract/students/student-state.ts';
import { currentLanguage } from '@/lib/language/language.ts';

export const studentColumns = ['name', 'email', 'progress', 'lastActive'] as const;

export type StudentColumn = (typeof studentColumns)[number];

export interface StudentSort {
  readonly column: StudentColumn;
  readonly direction: 'ascending' | 'descending';
}

/** Texts in the order of the reader's language. */
function orderBy(column: StudentColumn, language: string): (a: Student, b: Student) => number {
  if (column === 'progress') return (a, b) => a.progress - b.progress;
  if (column === 'lastActive') return (a, b) => timeOf(a) - timeOf(b);
  const collator = new Intl.Collator(language, { sensitivity: 'base', numeric: true });
  return (a, b) => collator.compare(a[column], b[column]);
}

export function sortStudents(
  students: readonly Student[],
  { column, direction }: StudentSort,
  language: string = currentLanguage(),
): readonly Student[] {
  const compare = orderBy(column, language);
  return students.toSorted(direction === 'ascending' ? compare : (a, b) => compare(b, a));
}

/** The same column again reverses the order; another column starts ascending. */
export function nextSort(current: StudentSort, column: StudentColumn): StudentSort {
  if (column !== current.column) return { column, direction: 'ascending' };
  return { column, direction: current.direction === 'ascending' ? 'descending' : 'ascending' };
}

/** Who never came and an unreadable time sort before all others; NaN would break the sort. */
function timeOf({ lastActive, neverCame }: Student): number {
  if (neverCame) return Number.MIN_SAFE_INTEGER;
  const time = new Date(lastActive ?? '').getTime();
  return Number.isNaN(time) ? Number.MIN_SAFE_INTEGER : time;
}

/** By name or email address, upper and lower case alike. */
export function findStudents(students: readonly Student[], search: string): readonly Student[] {
  const wanted = search.trim().toLowerCase();
  if (wanted === '') return students;
  return students.filter(
    ({ name, email }) => name.toLowerCase().includes(wanted) || email.toLowerCase().includes(wanted),
  );
}

/** The filter that an address names; what makes no sense there is none. */
export const filterFrom = (text: string | undefined): StudentFilter | undefined =>
  studentFilters.find((filter) => filter === text);

export function filterStudents(
  students: readonly Student[],
  filter: StudentFilter | undefined,
  now: Date,
): readonly Student[] {
  return filter === undefined ? students : students.filter((student) => isAmong(filter, student, now));
}

/** A screen or two: drawing ten thousand rows would make every key typed into the search slow. */
export const studentsPerPage = 50;

export interface StudentPage<T> {
  readonly rows: readonly T[];
  /** From 1. A page beyond the end, as after a narrower search, becomes the last one. */
  readonly page: number;
  readonly pages: number;
  /** The first and last row of this page in the whole list, from 1. */
  readonly first: number;
  readonly last: number;
}

export function pageOf<T>(all: readonly T[], wanted: number): StudentPage<T> {
  const pages = Math.max(1, Math.ceil(all.length / studentsPerPage));
  const page = Math.min(Math.max(1, wanted), pages);
  const start = (page - 1) * studentsPerPage;
  const rows = all.slice(start, start + studentsPerPage);
  return { rows, page, pages, first: Math.min(start + 1, all.length), last: start + rows.length };
}

export interface StudentGlance {
  readonly count: number;
  readonly averageProgress: number;
  readonly finished: number;
  readonly latest: readonly Student[];
}

export function glanceAt(students: readonly Student[], latestCount: number): StudentGlance {
  const sum = students.reduce((total, { progress }) => total + progress, 0);
  return {
    count: students.length,
    averageProgress: students.length === 0 ? 0 : Math.round(sum / students.length),
    finished: students.filter(({ progress }) => progress >= 100).length,
    latest: sortStudents(students, { column: 'lastActive', direction: 'descending' }).slice(0, latestCount),
  };
}
