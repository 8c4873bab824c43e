import { expect, it } from 'vitest';
import { courseTimeText } from './course-time.ts';

it.each([
  [0, '0h 0m'],
  [1, '0h 10m'],
  [6, '1h 0m'],
  [25, '4h 10m'],
])('estimates %i lessons at %s', (lessons, text) => {
  expect(courseTimeText(lessons)).toBe(text);
});
