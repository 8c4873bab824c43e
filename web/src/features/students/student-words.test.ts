import { expect, it } from 'vitest';
import { foundText, sortText } from './student-words.ts';

it('counts the students, and those found where a search leaves some out', () => {
  expect(foundText(1, 1)).toBe('1 student');
  expect(foundText(1234, 1234)).toBe('1,234 students');
  expect(foundText(0, 1)).toBe('0 of 1 student');
  expect(foundText(3, 1234)).toBe('3 of 1,234 students');
});

it('says how they are sorted', () => {
  expect(sortText({ column: 'lastActive', direction: 'descending' })).toBe(
    'sorted by Last Active, descending',
  );
});
