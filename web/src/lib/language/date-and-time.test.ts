import { afterEach, expect, it } from 'vitest';
import { dateAndTime } from './date-and-time.ts';
import { speak } from './language.ts';

afterEach(() => speak('en', {}));

const halfPastMidnight = new Date(2026, 10, 16, 0, 33);

it('has morning and afternoon in English', () => {
  expect(dateAndTime(halfPastMidnight)).toMatch(/12:33\sAM$/);
});

it('has 24 hours in Bengali, and no letters of another script', () => {
  speak('bn', {});
  const text = dateAndTime(halfPastMidnight);
  expect(text).toMatch(/(০|০০):৩৩$/);
  expect(text).not.toMatch(/[A-Za-z]/);
});
