import type { Student } from '@academy/contract/students/student-calls.ts';
import { sortStudents } from './sort-students.ts';

/** The students of a course in a few words. */
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
