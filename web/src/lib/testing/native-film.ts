/** A film for component tests: the DOM plays nothing, so its element says what a browser that plays HLS itself would say. */
import type { VideoStatus } from '@academy/contract/videos/video-status.ts';
import { act, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';

export const playableFilm: VideoStatus = {
  state: 'ready',
  percent: 100,
  remainingSeconds: null,
  failure: null,
  fileName: null,
  playing: { version: 'v1', heights: [360], durationSeconds: 120, posterUrl: null },
};

/** Before the page is opened. */
export function playNatively(): void {
  vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('maybe');
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue(undefined);
}

/** Once the page is open: the film is there, and stands where it is put. */
export async function openFilm() {
  const video = await waitFor(() => {
    const element = document.querySelector<HTMLVideoElement>('[data-player-stage] video');
    expect(element).not.toBeNull();
    return element as HTMLVideoElement;
  });
  for (const [name, value] of Object.entries({ duration: 120, readyState: 4, currentTime: 0 })) {
    Object.defineProperty(video, name, { value, writable: true, configurable: true });
  }
  const tell = (...events: string[]) =>
    act(async () => {
      for (const event of events) video.dispatchEvent(new Event(event));
    });
  await tell('loadedmetadata', 'loadeddata', 'canplay');
  return {
    position: () => video.currentTime,
    goTo: async (seconds: number) => {
      video.currentTime = seconds;
      await tell('timeupdate');
    },
    /** Where it was sent is not loaded yet: there is no picture for a while. */
    losePicture: async () => {
      Object.assign(video, { readyState: 1 });
      await tell('seeking', 'waiting');
    },
  };
}
