import { afterEach, expect, it } from 'vitest';
import { speak } from './language.ts';
import { positionText, rateText, timeLeftText, timeText } from './times.ts';

afterEach(() => speak('en', {}));

it('writes a time of a video in the digits of the language', () => {
  expect([75, 3661, Number.NaN].map(timeText)).toEqual(['1:15', '1:01:01', '0:00']);
  speak('bn', {});
  expect([75, 3661, Number.NaN].map(timeText)).toEqual(['১:১৫', '১:০১:০১', '০:০০']);
});

it('tells screen readers where a video is', () => {
  expect(positionText(9.9, 75)).toBe('0:09 of 1:15');
  speak('bn', {});
  expect(positionText(9.9, 75)).toBe('০:০৯ of ১:১৫');
});

const guesses: readonly [seconds: number | null, english: string | null, bengali: string | null][] = [
  [null, null, null],
  [Number.POSITIVE_INFINITY, null, null],
  [4, 'Less than a minute left', 'Less than a minute left'],
  [60, 'About a minute left', 'About a minute left'],
  [130, 'About 2 minutes left', 'About ২ minutes left'],
  [3600, 'About an hour left', 'About an hour left'],
  [9000, 'About 3 hours left', 'About ৩ hours left'],
];

it.each(guesses)('guesses %s seconds as %j, with Bengali digits as %j', (seconds, english, bengali) => {
  expect(timeLeftText(seconds)).toBe(english);
  speak('bn', {});
  expect(timeLeftText(seconds)).toBe(bengali);
});

it('writes a rate as a factor', () => {
  expect([0.5, 1, 1.25].map(rateText)).toEqual(['0.5×', '1×', '1.25×']);
  speak('bn', {});
  expect([0.5, 1, 1.25].map(rateText)).toEqual(['০.৫×', '১×', '১.২৫×']);
});
