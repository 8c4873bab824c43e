import { expect, it } from 'vitest';
import type { PageFigures } from './page-figures.ts';
import { judgePage, slowdownOf } from './page-targets.ts';

const control: PageFigures = {
  score: 97,
  firstPaintMs: 800,
  largestPaintMs: 1000,
  blockingMs: 0,
  shift: 0,
  bytes: 100_000,
  scriptBytes: 0,
  fontBytes: 60_000,
  machineSpeed: 1500,
};

it.each<[string, Partial<PageFigures>, string]>([
  ['as good as its control', {}, 'ok'],
  ['at every limit', { score: 92, largestPaintMs: 1300, blockingMs: 150 }, 'ok, below the aim of 95'],
  ['below the least score', { score: 91 }, 'missed: score >= 92, 6 points under the control'],
  ['late', { largestPaintMs: 1310 }, `missed: largest paint 1.31 times the control's`],
  ['busy', { blockingMs: 151 }, 'missed: blocking <= 150 ms'],
  ['moving', { shift: 0.001 }, 'missed: shift 0'],
])('judges a page that is %s', (_, figures, verdict) => {
  expect(judgePage({ ...control, ...figures }, control)).toBe(verdict);
});

it('holds a page against its control even where the score alone would do', () => {
  expect(judgePage({ ...control, score: 93 }, { ...control, score: 100 })).toBe(
    'missed: 7 points under the control',
  );
});

it('makes the same phone out of a slower machine', () => {
  expect([2000, 1500, 1100, 375].map(slowdownOf)).toEqual([null, null, 2.9, 1]);
});
