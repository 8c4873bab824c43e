import { isHlsPossible, openHlsStream } from './hls-engine.ts';
import { isNativePossible, openNativeStream } from './native-engine.ts';
import type { OpenStream } from './stream-engine.ts';

/** Ours first, because it knows levels and sessions; the browser's own only where there is no other way. */
export function streamOpener(options: { readonly renewSession: () => Promise<boolean> }): OpenStream {
  return (video, source, events) => {
    if (isHlsPossible()) return openHlsStream(video, source, events, options);
    if (isNativePossible(video)) return openNativeStream(video, source, events, options);
    return undefined;
  };
}
