/** For browsers that play HLS themselves and leave no script a hand in it: there are no levels to choose from. */
import type { StreamEngine, StreamEvents, StreamSource } from './stream-engine.ts';

const HLS_TYPE = 'application/vnd.apple.mpegurl';

const detailOfMediaError = ['', 'aborted', 'networkError', 'decodeError', 'manifestLoadError'];

export function isNativePossible(video: HTMLVideoElement): boolean {
  return video.canPlayType(HLS_TYPE) !== '';
}

export function openNativeStream(
  video: HTMLVideoElement,
  { src, startAtSeconds }: StreamSource,
  events: StreamEvents,
  { renewSession }: { renewSession: () => Promise<boolean> },
): StreamEngine {
  const stop = new AbortController();
  const { signal } = stop;
  let position = startAtSeconds;
  let renewed = false;

  const open = () => {
    video.src = src;
    video.load();
  };
  const onMetadata = () => {
    if (position > 0) video.currentTime = position;
    events.onReady([]);
  };
  // The browser does not say whether it was refused for want of a session, so one renewal is tried for any failure.
  const onError = async () => {
    const detail = detailOfMediaError[video.error?.code ?? 0] || 'mediaError';
    position = video.currentTime || position;
    const goesOn = !renewed && (await renewSession());
    renewed = true;
    if (signal.aborted) return;
    if (goesOn) open();
    else events.onFailure(detail);
  };
  video.addEventListener('loadedmetadata', onMetadata, { signal });
  video.addEventListener('error', () => void onError(), { signal });
  open();

  return {
    setLevel: () => false,
    bandwidth: () => undefined,
    destroy: () => {
      stop.abort();
      video.removeAttribute('src');
      video.load();
    },
  };
}
