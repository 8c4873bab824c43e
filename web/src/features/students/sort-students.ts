import type { Student } from '@academy/contract/students/student-calls.ts';

export const studentColumns = [
  { column: 'name', label: 'Student' },
  { column: 'email', label: 'Email' },
  { column: 'progress', label: 'Progress' },
  { column: 'lastActive', label: 'Last Active' },
] as const;

export type StudentColumn = (typeof studentColumns)[number]['column'];

export interface StudentSort {
  readonly column: StudentColumn;
  readonly direction: 'ascending' | 'descending';
}

const collator = new Intl.Collator(undefined, { sensitivity: 'base', numeric: true });

const order: Record<StudentColumn, (a: Student, b: Student) => number> = {
  name: (a, b) => collator.compare(a.name, b.name),
  email: (a, b) => collator.compare(a.email, b.email),
  progress: (a, b) => a.progress - b.progress,
  lastActive: (a, b) => timeOf(a) - timeOf(b),
};

export function sortStudents(
  students: readonly Student[],
  { column, direction }: StudentSort,
): readonly Student[] {
  const compare = order[column];
  return students.toSorted(direction === 'ascending' ? compare : (a, b) => compare(b, a));
}

/** The other way round for the column it is sorted by, and a column's own beginning for another. */
export function nextSort(current: StudentSort, column: StudentColumn): StudentSort {
  if (column !== current.column) return { column, direction: 'ascending' };
  return { column, direction: current.direction === 'ascending' ? 'descending' : 'ascending' };
}

/** A time that nobody can read is before all others, so that the sort stays one. */
function timeOf({ lastActive }: Student): number {
  const time = new Date(lastActive ?? '').getTime();
  return Number.isNaN(time) ? Number.MIN_SAFE_INTEGER : time;
}
