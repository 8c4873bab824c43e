import { expect, it } from 'vitest';
import { areControlsVisible } from './controls-visibility.ts';

const watching = { playing: true, menuOpen: false, focusInside: false, lastActivityAt: 1000 };

it('hides the controls 3000 ms after the last activity while it plays', () => {
  expect(areControlsVisible(watching, 3999)).toBe(true);
  expect(areControlsVisible(watching, 4000)).toBe(false);
});

it.each([
  ['it is paused', { playing: false }],
  ['a menu is open', { menuOpen: true }],
  ['the keyboard stands on a control', { focusInside: true }],
])('keeps the controls while %s', (_, facts) => {
  expect(areControlsVisible({ ...watching, ...facts }, 1_000_000)).toBe(true);
});
