import { expect, test } from 'vitest';
import { studentsText } from './student-count.ts';

test('students are counted with separators and the right noun', () => {
  expect(studentsText(1)).toBe('1 student');
  expect(studentsText(0)).toBe('0 students');
  expect(studentsText(12345)).toBe('12,345 students');
});
