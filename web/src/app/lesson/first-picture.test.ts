import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchAroundPicture } from './first-picture.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const never = new Promise<void>(() => undefined);

/** When the rest is fetched and when the page goes on, in milliseconds after the segment was requested. */
async function times(loaded: Promise<void> | undefined, shown: Promise<void>) {
  const asked = performance.now();
  let fetched = Number.NaN;
  const ended = fetchAroundPicture(
    () => {
      fetched = performance.now() - asked;
    },
    { loaded, shown },
  ).then(() => performance.now() - asked);
  await vi.runAllTimersAsync();
  return { fetched, ended: await ended };
}

it('fetches the rest after the picture when the segment came quickly', async () => {
  expect(await times(after(20), after(90))).toEqual({ fetched: 90, ended: 90 });
});

it('fetches it before the picture when the segment took its time', async () => {
  expect(await times(after(300), after(400))).toEqual({ fetched: 300, ended: 400 });
});

it('has patience with each of the two once', async () => {
  expect(await times(after(20), never)).toEqual({ fetched: 520, ended: 520 });
  expect(await times(never, never)).toEqual({ fetched: 500, ended: 1000 });
});

it('waits for nothing where there is no stream', async () => {
  expect(await times(undefined, Promise.resolve())).toEqual({ fetched: 0, ended: 0 });
});
