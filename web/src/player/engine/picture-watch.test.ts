import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPictureWatch } from './picture-watch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const noise = { hasPicture: false };
const picture = { hasPicture: true };

function watch(levels: number) {
  const onHopeless = vi.fn();
  return { ...createPictureWatch({ levels: () => levels, onHopeless }), onHopeless };
}

it.each([1, 4])('gives up once each of %i qualities was tried and two more', (levels) => {
  const { loading, buffered, onHopeless } = watch(levels);
  for (let tried = 1; tried < levels + 2; tried += 1) {
    loading();
    buffered(noise);
  }
  expect(onHopeless).not.toHaveBeenCalled();
  loading();
  buffered(noise);
  expect(onHopeless).toHaveBeenCalledTimes(1);
});

it('counts from zero again with every picture', () => {
  const { buffered, onHopeless } = watch(1);
  for (const segment of [noise, noise, picture, noise, noise, picture]) buffered(segment);
  vi.runAllTimers();
  expect(onHopeless).not.toHaveBeenCalled();
});

it('gives up where nothing more is asked for after a segment without a picture', () => {
  const { loading, buffered, onHopeless } = watch(2);
  buffered(noise);
  vi.advanceTimersByTime(1999);
  loading();
  vi.runAllTimers();
  expect(onHopeless).not.toHaveBeenCalled();
  buffered(noise);
  vi.advanceTimersByTime(2000);
  expect(onHopeless).toHaveBeenCalledTimes(1);
});

it('lets a film end with sound alone, and is quiet once it was stopped', () => {
  const { buffered, onHopeless } = watch(2);
  buffered(picture);
  buffered(noise);
  vi.runAllTimers();
  const other = watch(2);
  other.buffered(noise);
  other.stop();
  vi.runAllTimers();
  expect(onHopeless).not.toHaveBeenCalled();
  expect(other.onHopeless).not.toHaveBeenCalled();
});
