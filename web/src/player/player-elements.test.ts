import { expect, it } from 'vitest';
import { startPlaying } from './player-elements.ts';

/** A browser that lets play what its policy allows. */
function browserThatAllows(allowed: (muted: boolean) => boolean, refusal = 'NotAllowedError') {
  return {
    muted: false,
    play() {
      return allowed(this.muted) ? Promise.resolve() : Promise.reject(new DOMException('No', refusal));
    },
  };
}

it('starts with sound where that is allowed', async () => {
  const media = browserThatAllows(() => true);
  expect(await startPlaying(media)).toBe('playing');
  expect(media.muted).toBe(false);
});

it('starts without sound where only that is allowed', async () => {
  const media = browserThatAllows((muted) => muted);
  expect(await startPlaying(media)).toBe('silent');
  expect(media.muted).toBe(true);
});

it('leaves the sound on where nothing is allowed: the press that starts it will be heard', async () => {
  const media = browserThatAllows(() => false);
  expect(await startPlaying(media)).toBe('refused');
  expect(media.muted).toBe(false);
});

it('does not take a load that came in between for a refusal', async () => {
  const media = browserThatAllows(() => false, 'AbortError');
  expect(await startPlaying(media)).toBe('playing');
  expect(media.muted).toBe(false);
});
