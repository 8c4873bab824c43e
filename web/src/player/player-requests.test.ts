import { expect, it, vi } from 'vitest';
import { createPlayerRequests } from './player-requests.ts';
import { createPlayerState, initialPlayerState } from './player-state.ts';

it('only logs that the browser would not play, and leaves the state as it is', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  const state = createPlayerState({ ...initialPlayerState, ready: true, loading: null });
  const before = state.get();
  const refused = new DOMException('No', 'NotAllowedError');
  // As much of a video element as a request to play uses.
  const video = { play: () => Promise.reject(refused) } as unknown as HTMLVideoElement;
  createPlayerRequests({
    state,
    controls: { touch: () => undefined, update: () => undefined, stop: () => undefined },
    notices: { say: () => undefined, stop: () => undefined },
    elements: () => ({ video, container: new EventTarget() as unknown as HTMLElement }),
    stream: () => undefined,
    toggleFullscreen: async () => undefined,
    keptRate: undefined,
  }).play();
  await vi.waitFor(
    () => expect(warned).toHaveBeenCalledWith('The video could not be played', { error: refused }),
    { timeout: 20_000 },
  );
  expect(state.get()).toBe(before);
  warned.mockRestore();
});
