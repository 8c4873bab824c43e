import { canChangeStatus } from '@academy/contract/courses/course-status.ts';
import { expect, it } from 'vitest';
import { stepsBack } from './steps-back.ts';

it.each([
  ['archived', 'published', ['draft', 'published']],
  ['archived', 'draft', ['draft']],
  ['draft', 'published', ['published']],
] as const)('from %s back to %s goes by %j, each of which is allowed', (from, to, steps) => {
  expect(stepsBack(from, to)).toEqual(steps);
  for (const [index, step] of steps.entries()) {
    expect(canChangeStatus(steps[index - 1] ?? from, step)).toBe(true);
  }
});
