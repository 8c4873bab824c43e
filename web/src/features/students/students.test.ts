import type { Student } from '@academy/contract/students/student-calls.ts';
import { describe, expect, it } from 'vitest';
import { findStudents, glanceAt, nextSort, pageOf, sortStudents, studentsPerPage } from './students.ts';

const student = (name: string, more: Partial<Student> = {}): Student => ({
  id: name,
  name,
  email: `${name.toLowerCase()}@example.com`,
  progress: 0,
  lastActive: '2026-01-01T00:00:00.000Z',
  enrolledAt: '2026-01-01T00:00:00.000Z',
  ...more,
});

const anika = student('Anika', { progress: 80, lastActive: '2026-03-01T00:00:00.000Z' });
const bimal = student('bimal', { progress: 100, lastActive: 'no date' });
const chitra = student('Chitra', { email: 'CC@Elsewhere.org', progress: 5 });
const all = [chitra, anika, bimal];
const names = (students: readonly Student[]) => students.map(({ name }) => name);

describe('searching', () => {
  it.each([
    ['', ['Chitra', 'Anika', 'bimal']],
    ['BIM', ['bimal']],
    ['cc@elsewhere', ['Chitra']],
    ['  anika  ', ['Anika']],
    ['nobody', []],
    ['%', []],
  ])('%j finds %j', (search, found) => expect(names(findStudents(all, search))).toEqual(found));
});

describe('sorting', () => {
  it.each([
    ['name', 'ascending', ['Anika', 'bimal', 'Chitra']],
    ['name', 'descending', ['Chitra', 'bimal', 'Anika']],
    ['email', 'ascending', ['Anika', 'bimal', 'Chitra']],
    ['progress', 'descending', ['bimal', 'Anika', 'Chitra']],
    ['lastActive', 'descending', ['Anika', 'Chitra', 'bimal']],
  ] as const)('by %s, %s', (column, direction, sorted) => {
    expect(names(sortStudents(all, { column, direction }))).toEqual(sorted);
  });

  it('puts who never came behind everybody who was there', () => {
    const mina = student('Mina', { lastActive: '2026-04-01T00:00:00.000Z', neverCame: true });
    expect(names(sortStudents([mina, anika], { column: 'lastActive', direction: 'descending' }))).toEqual([
      'Anika',
      'Mina',
    ]);
  });

  it('reverses the same column and starts ascending on another', () => {
    const byName = { column: 'name', direction: 'ascending' } as const;
    expect(nextSort(byName, 'name')).toEqual({ column: 'name', direction: 'descending' });
    expect(nextSort(nextSort(byName, 'name'), 'progress')).toEqual({
      column: 'progress',
      direction: 'ascending',
    });
  });
});

describe('paging', () => {
  const many = Array.from({ length: 2 * studentsPerPage + 1 }, (_, index) => index);

  it('cuts the list into pages with their first and last row', () => {
    expect(pageOf(many, 3)).toEqual({ rows: [100], page: 3, pages: 3, first: 101, last: 101 });
    expect(pageOf(many, 1)).toMatchObject({ first: 1, last: studentsPerPage, pages: 3 });
  });

  it('gives the nearest page for a number out of range', () => {
    expect(pageOf(many, 9).page).toBe(3);
    expect(pageOf(many, 0).page).toBe(1);
    expect(pageOf([], 4)).toEqual({ rows: [], page: 1, pages: 1, first: 0, last: 0 });
  });
});

it('sums up the students', () => {
  expect(glanceAt(all, 1)).toEqual({ count: 3, averageProgress: 62, finished: 1, latest: [anika] });
  expect(glanceAt([], 3)).toEqual({ count: 0, averageProgress: 0, finished: 0, latest: [] });
});
