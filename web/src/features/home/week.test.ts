import { afterAll, beforeAll, expect, test } from 'vitest';
import { lastSevenDays } from './week.ts';

const zoneBefore = process.env['TZ'];
beforeAll(() => {
  process.env['TZ'] = 'Asia/Dhaka';
});
afterAll(() => {
  process.env['TZ'] = zoneBefore;
});

const learnedOn = (learnedAt: string[], now: string) =>
  lastSevenDays(learnedAt, new Date(now))
    .filter(({ learned }) => learned)
    .map(({ day }) => day.getDate());

test('the week ends today, and has seven days', () => {
  const days = lastSevenDays([], new Date('2026-03-03T10:00:00Z')).map(({ day }) => day.getDate());
  expect(days).toEqual([25, 26, 27, 28, 1, 2, 3]);
});

test('a day is one of the reader, whose midnight is not that of the server', () => {
  // In Dhaka 17:45 UTC is a quarter to midnight, and 18:00 UTC is the next day.
  expect(learnedOn(['2026-03-02T17:45:00.000Z'], '2026-03-03T10:00:00Z')).toEqual([2]);
  expect(learnedOn(['2026-03-02T18:00:00.000Z'], '2026-03-03T10:00:00Z')).toEqual([3]);
});

test('what lies before the week is not in it, and twice a day is once', () => {
  const times = ['2026-02-24T12:00:00.000Z', '2026-02-26T02:00:00.000Z', '2026-02-26T03:00:00.000Z'];
  expect(learnedOn(times, '2026-03-03T10:00:00Z')).toEqual([26]);
});
