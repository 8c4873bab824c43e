import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { areControlsVisible, createControlsClock } from './controls-clock.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function startClock() {
  const seen: boolean[] = [];
  const clock = createControlsClock((visible) => seen.push(visible));
  clock.update({ playing: true });
  return { clock, isVisible: () => seen.at(-1), changes: () => seen.length };
}

it('hides the controls by itself, and shows them again at the next activity', () => {
  const { clock, isVisible } = startClock();
  vi.advanceTimersByTime(2999);
  expect(isVisible()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isVisible()).toBe(false);
  clock.touch();
  expect(isVisible()).toBe(true);
});

it('starts the time again with every activity', () => {
  const { clock, isVisible } = startClock();
  vi.advanceTimersByTime(2000);
  clock.touch();
  vi.advanceTimersByTime(2999);
  expect(isVisible()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isVisible()).toBe(false);
});

it('gives the full time after a menu was closed or a pause has ended', () => {
  const { clock, isVisible } = startClock();
  clock.update({ menuOpen: true });
  vi.advanceTimersByTime(60_000);
  expect(isVisible()).toBe(true);
  clock.update({ menuOpen: false });
  vi.advanceTimersByTime(2999);
  expect(isVisible()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isVisible()).toBe(false);
});

it('does not take an event of the video for an activity', () => {
  const { clock, isVisible } = startClock();
  vi.advanceTimersByTime(2000);
  clock.update({ playing: true });
  vi.advanceTimersByTime(1000);
  expect(isVisible()).toBe(false);
});

it('says nothing more once it is stopped', () => {
  const { clock, changes } = startClock();
  clock.stop();
  const before = changes();
  vi.advanceTimersByTime(10_000);
  expect(changes()).toBe(before);
});

const watching = { playing: true, menuOpen: false, focusInside: false, lastActivityAt: 1000 };

it('hides the controls 3000 ms after the last activity while it plays', () => {
  expect(areControlsVisible(watching, 3999)).toBe(true);
  expect(areControlsVisible(watching, 4000)).toBe(false);
});

it.each([
  ['it is paused', { playing: false }],
  ['a menu is open', { menuOpen: true }],
  ['the keyboard stands on a control', { focusInside: true }],
])('keeps the controls while %s', (_, changes) => {
  expect(areControlsVisible({ ...watching, ...changes }, 1_000_000)).toBe(true);
});
