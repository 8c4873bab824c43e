import { expect, it } from 'vitest';
import { courseTimeText, lessonsDoneText, lessonsText } from './lesson-words.ts';

it.each([
  [0, '0h 0m'],
  [1, '0h 10m'],
  [6, '1h 0m'],
  [25, '4h 10m'],
])('estimates %i lessons at %s', (lessons, text) => {
  expect(courseTimeText(lessons)).toBe(text);
});

it('counts lessons with separators and the right noun', () => {
  expect(lessonsText(0)).toBe('0 lessons');
  expect(lessonsText(1)).toBe('1 lesson');
  expect(lessonsText(1234)).toBe('1,234 lessons');
});

it('says how many lessons are done', () => {
  expect(lessonsDoneText(1, 1)).toBe('1 of 1 lesson');
  expect(lessonsDoneText(3, 12)).toBe('3 of 12 lessons');
});
