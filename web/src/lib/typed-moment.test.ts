import { expect, it } from 'vitest';
import { readMoment } from './typed-moment.ts';

it.each([
  ['', null],
  ['20', 20],
  ['0:20', 20],
  ['1:02:03', 3723],
  ['০:২০', 20],
  ['1:75', Number.NaN],
  ['later', Number.NaN],
])('a moment typed as %j is %s', (text, seconds) => {
  expect(readMoment(text)).toBe(seconds);
});
