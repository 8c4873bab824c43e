import { expect, it } from 'vitest';
import { isTimeToReload } from './use-growing-stream.ts';

const opened = { version: 'v1', heights: [360], durationSeconds: 60, posterUrl: null };
const grown = { ...opened, heights: [240, 360, 720] };
const idle = { growing: true, isPlaying: false };

it('reads the manifest again when there is more, at once where it is not being watched', () => {
  expect(isTimeToReload(opened, grown, idle)).toBe(true);
  expect(isTimeToReload(opened, opened, idle)).toBe(false);
});

it('disturbs a viewer only when all are there', () => {
  expect(isTimeToReload(opened, grown, { growing: true, isPlaying: true })).toBe(false);
  expect(isTimeToReload(opened, grown, { growing: false, isPlaying: true })).toBe(true);
});

it('leaves another version to the next visit', () => {
  expect(isTimeToReload(opened, { ...grown, version: 'v2' }, idle)).toBe(false);
});
