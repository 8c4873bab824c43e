import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createControlsClock } from './controls-clock.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function startClock() {
  const seen: boolean[] = [];
  const clock = createControlsClock((visible) => seen.push(visible));
  clock.learn({ playing: true });
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

it('starts the time anew with every activity', () => {
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
  clock.learn({ menuOpen: true });
  vi.advanceTimersByTime(60_000);
  expect(isVisible()).toBe(true);
  clock.learn({ menuOpen: false });
  vi.advanceTimersByTime(2999);
  expect(isVisible()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isVisible()).toBe(false);
});

it('does not take news of the video for an activity', () => {
  const { clock, isVisible } = startClock();
  vi.advanceTimersByTime(2000);
  clock.learn({ playing: true });
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
