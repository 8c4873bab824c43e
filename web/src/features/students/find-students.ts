import type { Student } from '@academy/contract/students/student-calls.ts';

/** Those whose name or address holds the words, in whatever case they were typed. */
export function findStudents(students: readonly Student[], search: string): readonly Student[] {
  const wanted = search.trim().toLowerCase();
  if (wanted === '') return students;
  return students.filter(
    ({ name, email }) => name.toLowerCase().includes(wanted) || email.toLowerCase().includes(wanted),
  );
}
