/**
 * A stream that loads before there is an element to show it in: manifest, playlist, key and the first segment, and no
 * more than that. Whoever opens the same stream at the same place takes it over.
 */
import Hls from 'hls.js/light';
import { createHls, type HlsStreamOptions } from './create-hls.ts';
import type { StreamSource } from './stream-engine.ts';

/** Whoever has not come by then has gone elsewhere. */
const KEPT_MS = 20_000;

let ahead: { readonly source: StreamSource; readonly hls: Hls } | undefined;

/** Resolves when the first segment has been asked for, or the stream was given up. */
export function openHlsAhead(source: StreamSource, options: HlsStreamOptions): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  if (!Hls.isSupported()) return Promise.resolve();
  drop(ahead?.hls);
  const hls = createHls(source, options, { startFragPrefetch: true });
  ahead = { source, hls };
  hls.once(Hls.Events.FRAG_LOADING, () => resolve());
  // It is opened anew where it is shown, and if it fails there again, that is where it is said.
  hls.on(Hls.Events.ERROR, () => drop(hls));
  hls.once(Hls.Events.DESTROYING, () => resolve());
  setTimeout(drop, KEPT_MS, hls);
  return promise;
}

/** Undefined unless this very stream was opened ahead. Any other is given up. */
export function takeHlsAhead({ src, startAtSeconds }: StreamSource): Hls | undefined {
  if (ahead === undefined) return undefined;
  const { source, hls } = ahead;
  if (source.src !== src || source.startAtSeconds !== startAtSeconds) {
    drop(hls);
    return undefined;
  }
  ahead = undefined;
  return hls;
}

function drop(hls: Hls | undefined): void {
  if (hls === undefined || ahead?.hls !== hls) return;
  ahead = undefined;
  hls.destroy();
}
