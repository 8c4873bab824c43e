/**
 * A stream that loads before there is a page to show it on: manifest, playlist, key and the first segment, into an element of
 * its own, and no more than that. The player that shows the same stream from the same position takes over both as they stand.
 */
import Hls from 'hls.js/light';
import { createVideo } from '../create-video.ts';
import { createHls, type HlsStreamOptions, hasPicture, hlsSettings } from './create-hls.ts';
import type { StreamSource } from './stream-engine.ts';

/** The prefetched stream is dropped after this time unless its element is on the page. */
const KEPT_MS = 20_000;
/** In seconds. A segment that comes holds more, and then the line is needed for the page. */
const ENOUGH_FOR_A_PICTURE = { maxBufferLength: 0.1, maxMaxBufferLength: 0.1 };

interface Prefetched {
  readonly source: StreamSource;
  readonly hls: Hls;
  readonly video: HTMLVideoElement;
}

let prefetched: Prefetched | undefined;

export interface PrefetchedStream {
  /** The first segment has been requested, or the stream was given up. */
  readonly requested: Promise<void>;
  /** The first segment is there, or the stream was given up. */
  readonly loaded: Promise<void>;
  /** The first picture can be seen in the element, or the stream was given up. */
  readonly firstFrame: Promise<void>;
  readonly video: HTMLVideoElement;
}

/** Undefined where the library cannot play. */
export function prefetchHls(source: StreamSource, options: HlsStreamOptions): PrefetchedStream | undefined {
  if (!Hls.isSupported()) return undefined;
  drop(prefetched?.hls);
  const requested = Promise.withResolvers<void>();
  const loaded = Promise.withResolvers<void>();
  const firstFrame = Promise.withResolvers<void>();
  const hls = createHls(source, options, { ...ENOUGH_FOR_A_PICTURE, startFragPrefetch: true });
  const video = createVideo();
  hls.attachMedia(video);
  prefetched = { source, hls, video };
  hls.once(Hls.Events.FRAG_LOADING, () => requested.resolve());
  hls.once(Hls.Events.FRAG_LOADED, () => loaded.resolve());
  video.addEventListener('loadeddata', () => firstFrame.resolve(), { once: true });
  // It is opened anew where it is shown, and if it fails there again, that is where it is said.
  hls.on(Hls.Events.ERROR, () => drop(hls));
  hls.on(Hls.Events.FRAG_BUFFERED, (_, { frag }) => {
    if (!hasPicture(frag)) drop(hls);
  });
  hls.once(Hls.Events.DESTROYING, () => {
    for (const { resolve } of [requested, loaded, firstFrame]) resolve();
  });
  setTimeout(() => {
    if (!video.isConnected) drop(hls);
  }, KEPT_MS);
  return { requested: requested.promise, loaded: loaded.promise, firstFrame: firstFrame.promise, video };
}

/** The element that this very stream was opened in, which then has its first picture, or soon. */
export function prefetchedVideo({ src, startAtSeconds }: StreamSource): HTMLVideoElement | undefined {
  const isSame = prefetched?.source.src === src && prefetched.source.startAtSeconds === startAtSeconds;
  return isSame ? prefetched?.video : undefined;
}

/** Undefined unless a stream was prefetched in this element. Any other is given up. */
export function takePrefetchedHls(video: HTMLVideoElement): Hls | undefined {
  if (prefetched?.video !== video) {
    drop(prefetched?.hls);
    return undefined;
  }
  const { hls } = prefetched;
  prefetched = undefined;
  // It reads them each time that it thinks of loading more.
  Object.assign(hls.config, hlsSettings);
  return hls;
}

function drop(hls: Hls | undefined): void {
  if (hls === undefined || prefetched?.hls !== hls) return;
  prefetched = undefined;
  hls.destroy();
}
