import { streaming } from '@academy/contract/videos/player-constants.ts';
import type { HlsConfig } from 'hls.js';

/**
 * Timeouts and retries are the library's defaults, which are the specified ones. The bandwidth probe would fetch
 * the first segment of the lowest level twice and hold the first picture back for seconds on a slow line.
 */
export const hlsSettings = { ...streaming, testBandwidth: false } satisfies Partial<HlsConfig>;
