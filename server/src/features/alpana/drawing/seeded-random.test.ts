import { expect, it } from 'vitest';
import { createSeededRandom } from './seeded-random.ts';

const draw = (seed: string, count: number) => {
  const random = createSeededRandom(seed);
  return Array.from({ length: count }, () => random.next());
};

it('repeats itself for the same seed and not for another', () => {
  expect(draw('a', 20)).toEqual(draw('a', 20));
  expect(draw('a', 20)).not.toEqual(draw('b', 20));
});

it('spreads evenly over the whole range', () => {
  const values = draw('spread', 10_000);
  const tenths = Array.from({ length: 10 }, (_, tenth) =>
    values.filter((value) => Math.floor(value * 10) === tenth),
  );
  for (const tenth of tenths) expect(tenth.length).toBeGreaterThan(850);
});

it('picks every item sooner or later and nothing else', () => {
  const random = createSeededRandom('dice');
  const rolls = new Set(Array.from({ length: 200 }, () => random.pick([1, 2, 3, 4, 5, 6])));
  expect([...rolls].sort()).toEqual([1, 2, 3, 4, 5, 6]);
});
