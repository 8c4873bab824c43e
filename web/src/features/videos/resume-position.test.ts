import { expect, it } from 'vitest';
import { resumePosition } from './resume-position.ts';

it.each([
  [undefined, 0],
  [0, 0],
  [42, 42],
  [94.9, 94.9],
  [95, 0],
  [120, 0],
  [Number.NaN, 0],
])('resumes a video of 100 s that was left at %s at %s', (saved, start) => {
  expect(resumePosition(saved, 100)).toBe(start);
});
