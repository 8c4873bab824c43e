import { player } from '@academy/contract/videos/player-constants.ts';

/** The seek slider goes from 0 to 100, whatever the video's length. */
export function secondsAt(percent: number, duration: number): number {
  if (!Number.isFinite(duration) || duration <= 0) return 0;
  return (within(percent, player.seekMax) / player.seekMax) * duration;
}

export function percentAt(seconds: number, duration: number): number {
  if (!Number.isFinite(duration) || duration <= 0) return 0;
  return (within(seconds, duration) / duration) * player.seekMax;
}

export function within(value: number, most: number): number {
  return Number.isFinite(value) ? Math.min(most, Math.max(0, value)) : 0;
}
