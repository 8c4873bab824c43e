import { expect, it } from 'vitest';
import { dayPoints } from './day-points.ts';

/** So many days until November 16, with one student on each. */
function daysOf(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    day: new Date(Date.UTC(2026, 10, 16) - (count - 1 - index) * 86_400_000).toISOString().slice(0, 10),
    enrolled: 1,
    finished: 0,
  }));
}

const published = [
  { day: '2026-11-15', courseId: 'a', title: 'A' },
  { day: '2026-11-15', courseId: 'b', title: 'B' },
];

it('has a point a day for three months', () => {
  const points = dayPoints({ days: daysOf(90), published });
  expect(points).toHaveLength(90);
  expect(points.at(-2)).toEqual({ day: '2026-11-15', enrolled: 1, finished: 0, published: ['A', 'B'] });
});

it('sums a year up by weeks that end today, and loses nobody', () => {
  const points = dayPoints({ days: daysOf(365), published });
  expect(points).toHaveLength(53);
  expect(points.at(-1)).toEqual({ day: '2026-11-10', enrolled: 7, finished: 0, published: ['A', 'B'] });
  expect(points[0]?.enrolled).toBe(1);
  expect(points.reduce((sum, { enrolled }) => sum + enrolled, 0)).toBe(365);
});

it('sums many years up by months', () => {
  const points = dayPoints({ days: daysOf(3 * 365), published });
  expect(points.at(-2)).toMatchObject({ day: '2026-10-01', enrolled: 31 });
});
