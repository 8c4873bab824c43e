import { expect, it } from 'vitest';
import { lessonsDoneText, lessonsText } from './lesson-words.ts';

it('counts lessons with separators and the right noun', () => {
  expect(lessonsText(0)).toBe('0 lessons');
  expect(lessonsText(1)).toBe('1 lesson');
  expect(lessonsText(1234)).toBe('1,234 lessons');
});

it('says how many lessons are done', () => {
  expect(lessonsDoneText(1, 1)).toBe('1 of 1 lesson');
  expect(lessonsDoneText(3, 12)).toBe('3 of 12 lessons');
});
