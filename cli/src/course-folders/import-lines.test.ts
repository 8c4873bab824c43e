import type { ImportComparison } from '@academy/contract/course-folders/course-import.ts';
import { expect, it } from 'vitest';
import { toldOf } from './run-import.ts';

const none = { students: 1, completions: 0, answers: 0, notes: 0 };
const linesOf = (progress: ImportComparison['progress'], changeCount = 0) =>
  toldOf({ title: 'Birds', changes: [], changeCount, progress, missingFilms: 0, seen: '' }, false);

it('says nothing of progress where none goes', () => {
  expect(linesOf(none)).toEqual(['Nothing differs.']);
});

it('counts one thing as one', () => {
  expect(linesOf({ ...none, completions: 1, notes: 2 }, 1)).toEqual([
    '1 thing differs:',
    '  and 1 more',
    'Of 1 student, 1 completed lesson, 0 answers and 2 notes go. All other progress stays.',
  ]);
});
