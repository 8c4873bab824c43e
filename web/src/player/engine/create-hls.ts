import { streaming } from '@academy/contract/videos/player-constants.ts';
import workerPath from 'hls.js/dist/hls.worker.js?url';
import Hls, { type Fragment, type HlsConfig } from 'hls.js/light';
import { withManifest } from './early-manifest.ts';
import { FirstSegmentHere } from './first-segment.ts';
import { withSessionRenewal } from './session-loader.ts';
import type { StreamSource } from './stream-engine.ts';

/**
 * Timeouts and retries are the library's defaults, which are the specified ones. The bandwidth probe would fetch
 * the first segment of the lowest level twice and hold the first picture back for seconds on a slow line.
 */
export const hlsSettings = { ...streaming, testBandwidth: false } satisfies Partial<HlsConfig>;

export interface HlsStreamOptions {
  readonly renewSession: () => Promise<boolean>;
  /** On its way already. */
  readonly manifest?: Promise<string | undefined>;
}

/** The library, told of our session and worker, with the stream's manifest on its way. */
export function createHls(
  { src, startAtSeconds, bandwidth }: StreamSource,
  { renewSession, manifest }: HlsStreamOptions,
  more: Partial<HlsConfig> = {},
): Hls {
  const loader = withSessionRenewal(Hls.DefaultConfig.loader, renewSession);
  const hls = new Hls({
    ...hlsSettings,
    ...(bandwidth === undefined ? {} : { abrEwmaDefaultEstimate: bandwidth }),
    workerPath,
    enableWorker: false,
    streamController: FirstSegmentHere,
    startPosition: startAtSeconds,
    loader: manifest === undefined ? loader : withManifest(loader, manifest),
    ...more,
  });
  hls.loadSource(src);
  return hls;
}

/** The library calls a segment buffered even when there was nothing in it. */
export function hasPicture({ elementaryStreams }: Pick<Fragment, 'elementaryStreams'>): boolean {
  return elementaryStreams.video !== null || elementaryStreams.audiovideo !== null;
}
