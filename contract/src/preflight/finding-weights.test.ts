import { expect, it } from 'vitest';
import { keptFindings } from './finding-codes.ts';
import { byWeight, groupByWeight, heaviest } from './finding-weights.ts';

const inCourse = [
  { code: 'film_too_quiet', facts: {}, at: 1 },
  { code: 'lesson_empty', facts: {}, at: 2 },
  { code: 'film_failed', facts: { isWatchable: true }, at: 3 },
  { code: 'film_failed', facts: {}, at: 4 },
  { code: 'image_without_description', facts: {}, at: 5 },
  { code: 'captions_missing', facts: {}, at: 6 },
] as const;

it('puts what stops a student first and what could be nicer last, and keeps the order of the course otherwise', () => {
  expect(byWeight(inCourse).map(({ at }) => at)).toEqual([2, 4, 3, 6, 1, 5]);
});

it('leaves out a weight of which nothing was found', () => {
  expect(groupByWeight(inCourse.slice(0, 2)).map(({ weight }) => weight)).toEqual(['stops', 'nicer']);
});

it('of many keeps those that weigh most', () => {
  const [quiet, empty] = [
    { code: 'film_too_quiet', facts: {} },
    { code: 'lesson_empty', facts: {} },
  ] as const;
  const kept = heaviest([...Array.from({ length: keptFindings }, () => quiet), empty]);
  expect(kept).toHaveLength(keptFindings);
  expect(kept[0]).toBe(empty);
});
