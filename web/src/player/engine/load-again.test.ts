import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLoadAgain } from './load-again.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function loseConnection({ starved = false } = {}) {
  const load = vi.fn();
  const onLost = vi.fn();
  const loadAgain = createLoadAgain({ load, onLost, isStarved: () => starved });
  loadAgain.failed();
  return { load, onLost, loadAgain };
}

it('asks again more and more seldom, and never gives up', () => {
  const { load, loadAgain } = loseConnection();
  const delaysMs: number[] = [];
  for (let attempt = 0; attempt < 6; attempt += 1) {
    const before = Date.now();
    vi.advanceTimersToNextTimer();
    delaysMs.push(Date.now() - before);
    loadAgain.failed();
  }
  expect(delaysMs).toEqual([1000, 2000, 4000, 8000, 8000, 8000]);
  expect(load).toHaveBeenCalledTimes(6);
});

it('asks at once when the browser is back online', () => {
  const { load } = loseConnection();
  window.dispatchEvent(new Event('online'));
  expect(load).toHaveBeenCalledOnce();
});

it('says that the stream is lost only when nothing is left to play and asking has not helped', () => {
  const buffered = loseConnection({ starved: false });
  const starved = loseConnection({ starved: true });
  expect(starved.onLost).not.toHaveBeenCalled();
  for (const { loadAgain } of [buffered, starved]) {
    loadAgain.failed();
    loadAgain.failed();
  }
  expect(buffered.onLost).not.toHaveBeenCalled();
  expect(starved.onLost).toHaveBeenCalledOnce();
});

it('starts over after an answer', () => {
  const { load, loadAgain } = loseConnection();
  loadAgain.succeeded();
  vi.advanceTimersByTime(60_000);
  window.dispatchEvent(new Event('online'));
  expect(load).not.toHaveBeenCalled();
  loadAgain.failed();
  vi.advanceTimersByTime(1000);
  expect(load).toHaveBeenCalledOnce();
});

it('leaves nothing behind when it is stopped', () => {
  const { load, loadAgain } = loseConnection();
  loadAgain.stop();
  window.dispatchEvent(new Event('online'));
  expect(vi.getTimerCount()).toBe(0);
  expect(load).not.toHaveBeenCalled();
});
