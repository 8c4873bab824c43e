import { expect, it } from 'vitest';
import { progressColour } from './progress-colour.ts';

it.each([
  [100, 'green'],
  [75, 'green'],
  [74, 'yellow'],
  [40, 'yellow'],
  [39, 'red'],
  [0, 'red'],
])('paints %i percent %s', (percent, colour) => {
  expect(progressColour(percent)).toBe(colour);
});
