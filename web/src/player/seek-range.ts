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

/** In percent: marks that are nearer than this are one. */
const SAME_PLACE = 0.2;

/** Where moments lie on the bar, each place once: a common word is said more often than a bar has room for. */
export function distinctPercents(seconds: readonly number[], duration: number): number[] {
  const places = seconds
    .filter((second) => second >= 0 && second <= duration)
    .map((second) => Math.round(percentAt(second, duration) / SAME_PLACE));
  return [...new Set(places)].map((place) => Number((place * SAME_PLACE).toFixed(1)));
}
