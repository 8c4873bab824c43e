import { expect, test } from 'vitest';
import { BestFew } from './best-few.ts';

test('The best few are the first of all in order, and of equals the earlier ones', () => {
  const scores = Array.from({ length: 200 }, (_, unit) => (unit * 37) % 23);
  const best = new BestFew(12);
  for (const [unit, score] of scores.entries()) best.offer(unit, score);
  const sorted = scores
    .map((score, unit) => ({ unit, score }))
    .sort((a, b) => b.score - a.score || a.unit - b.unit);
  expect(best.inOrder()).toEqual(sorted.slice(0, 12));
});
