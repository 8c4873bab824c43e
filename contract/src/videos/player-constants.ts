export const player = {
  initialVolume: 0.8,
  volumeStep: 0.01,
  seekMax: 100,
  controlsHideDelayMs: 3000,
  posterJpegQuality: 0.95,
  automaticLevel: -1,
} as const;

/** The specified settings of the streaming engine, under the names hls.js gives them. */
export const streaming = {
  maxBufferLength: 30,
  maxMaxBufferLength: 60,
  liveSyncDuration: 3,
  enableWorker: true,
  startLevel: -1,
  abrEwmaDefaultEstimate: 1_000_000,
  abrBandWidthFactor: 0.95,
  abrBandWidthUpFactor: 0.7,
  maxBufferHole: 0.5,
  lowLatencyMode: false,
  backBufferLength: 30,
} as const;
