import { afterEach, expect, it } from 'vitest';
import { fullDate, shortDate } from './dates.ts';
import { speak } from './language.ts';

afterEach(() => speak('en', {}));

const noon = new Date('2026-11-19T12:00:00Z');

it('writes a date in a sentence as in a list, with the month in full', () => {
  expect([fullDate(noon), shortDate(noon)]).toEqual(['November 19, 2026', 'Nov 19, 2026']);
  speak('bn', {});
  expect([fullDate(noon), shortDate(noon)]).toEqual(['১৯ নভেম্বর, ২০২৬', '১৯ নভে, ২০২৬']);
});
