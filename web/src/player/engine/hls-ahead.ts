/**
 * A stream that loads before there is a page to show it on: manifest, playlist, key and the first segment, into an element of
 * its own, and no more than that. Whoever shows the same stream from the same place takes over both as they stand.
 */
import Hls from 'hls.js/light';
import { createVideo } from '../create-video.ts';
import { createHls, type HlsStreamOptions, hasPicture, hlsSettings } from './create-hls.ts';
import type { StreamSource } from './stream-engine.ts';

/** Whoever has not come by then has gone elsewhere, unless they see its picture already. */
const KEPT_MS = 20_000;
/** In seconds. A segment that comes holds more, and then the line is needed for the page. */
const ENOUGH_FOR_A_PICTURE = { maxBufferLength: 0.1, maxMaxBufferLength: 0.1 };

interface StreamAhead {
  readonly source: StreamSource;
  readonly hls: Hls;
  readonly video: HTMLVideoElement;
}

let ahead: StreamAhead | undefined;

export interface OpeningStream {
  /** The first segment has been asked for, or the stream was given up. */
  readonly asked: Promise<void>;
  /** The first segment is there, or the stream was given up. */
  readonly come: Promise<void>;
  /** The first picture can be seen in the element, or the stream was given up. */
  readonly seen: Promise<void>;
  readonly video: HTMLVideoElement;
}

/** Undefined where the library cannot play. */
export function openHlsAhead(source: StreamSource, options: HlsStreamOptions): OpeningStream | undefined {
  if (!Hls.isSupported()) return undefined;
  drop(ahead?.hls);
  const asked = Promise.withResolvers<void>();
  const come = Promise.withResolvers<void>();
  const seen = Promise.withResolvers<void>();
  const hls = createHls(source, options, { ...ENOUGH_FOR_A_PICTURE, startFragPrefetch: true });
  const video = createVideo();
  hls.attachMedia(video);
  ahead = { source, hls, video };
  hls.once(Hls.Events.FRAG_LOADING, () => asked.resolve());
  hls.once(Hls.Events.FRAG_LOADED, () => come.resolve());
  video.addEventListener('loadeddata', () => seen.resolve(), { once: true });
  // It is opened anew where it is shown, and if it fails there again, that is where it is said.
  hls.on(Hls.Events.ERROR, () => drop(hls));
  hls.on(Hls.Events.FRAG_BUFFERED, (_, { frag }) => {
    if (!hasPicture(frag)) drop(hls);
  });
  hls.once(Hls.Events.DESTROYING, () => {
    for (const { resolve } of [asked, come, seen]) resolve();
  });
  setTimeout(() => {
    if (!video.isConnected) drop(hls);
  }, KEPT_MS);
  return { asked: asked.promise, come: come.promise, seen: seen.promise, video };
}

/** The element that this very stream was opened in, which then has its first picture, or soon. */
export function videoAhead({ src, startAtSeconds }: StreamSource): HTMLVideoElement | undefined {
  const isSame = ahead?.source.src === src && ahead.source.startAtSeconds === startAtSeconds;
  return isSame ? ahead?.video : undefined;
}

/** Undefined unless a stream was opened ahead in this element. Any other is given up. */
export function takeHlsAhead(video: HTMLVideoElement): Hls | undefined {
  if (ahead?.video !== video) {
    drop(ahead?.hls);
    return undefined;
  }
  const { hls } = ahead;
  ahead = undefined;
  // It reads them each time that it thinks of loading more.
  Object.assign(hls.config, hlsSettings);
  return hls;
}

function drop(hls: Hls | undefined): void {
  if (hls === undefined || ahead?.hls !== hls) return;
  ahead = undefined;
  hls.destroy();
}
