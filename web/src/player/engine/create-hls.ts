import Hls, { type HlsConfig } from 'hls.js/light';
import { workerPath } from './fetch-worker.ts';
import { hlsSettings } from './hls-settings.ts';
import { withSessionRenewal } from './session-loader.ts';
import type { StreamSource } from './stream-engine.ts';

export interface HlsStreamOptions {
  readonly renewSession: () => Promise<boolean>;
}

/** The library, told of our session and worker, with the stream's manifest on its way. */
export function createHls(
  { src, startAtSeconds, bandwidth }: StreamSource,
  { renewSession }: HlsStreamOptions,
  more: Partial<HlsConfig> = {},
): Hls {
  const hls = new Hls({
    ...hlsSettings,
    ...(bandwidth === undefined ? {} : { abrEwmaDefaultEstimate: bandwidth }),
    workerPath,
    startPosition: startAtSeconds,
    loader: withSessionRenewal(Hls.DefaultConfig.loader, renewSession),
    ...more,
  });
  hls.loadSource(src);
  return hls;
}
