import { expect, it } from 'vitest';
import { saveBarState } from './save-bar-state.ts';

const calm = {
  created: true,
  saving: false,
  changed: false,
  failed: false,
  conflict: false,
  invalid: false,
};

it.each([
  ['a course as it is on the server', {}, 'saved'],
  ['a course that is not there yet', { created: false }, 'new'],
  ['something typed', { changed: true }, 'changed'],
  ['something typed that cannot be saved so', { changed: true, invalid: true }, 'invalid'],
  ['a save under way', { changed: true, failed: true, saving: true }, 'saving'],
  ['a save that failed', { changed: true, failed: true }, 'failed'],
  ['a newer edit by another author', { changed: true, failed: true, conflict: true }, 'conflict'],
] as const)('shows %s', (_name, facts, state) => {
  expect(saveBarState({ ...calm, ...facts })).toBe(state);
});
