import { player } from '@academy/contract/videos/player-constants.ts';
import type { QualityLevel } from './player-state.ts';

export function heightText({ height }: Pick<QualityLevel, 'height'>): string {
  return `${height}p`;
}

/** Millions of bits a second, with one decimal. */
export function bitrateText({ bitrate }: Pick<QualityLevel, 'bitrate'>): string {
  return `${(bitrate / 1_000_000).toFixed(1)}M`;
}

/** AUTO, or the height that was chosen. */
export function qualityBadge(levels: readonly QualityLevel[], chosen: number): string {
  const level = chosen === player.automaticLevel ? undefined : levels[chosen];
  return level === undefined ? 'AUTO' : heightText(level).toUpperCase();
}

export function qualityNotice(levels: readonly QualityLevel[], chosen: number): string {
  const level = chosen === player.automaticLevel ? undefined : levels[chosen];
  return level === undefined ? 'Quality: Auto' : `Quality: ${heightText(level)}`;
}

export const playbackRates = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

export function rateText(rate: number): string {
  return `${rate}×`;
}

/** The next slower (-1) or faster (+1) of the offered rates; the last one stays. */
export function rateBeside(rate: number, direction: -1 | 1): number {
  const candidates = direction === 1 ? playbackRates : playbackRates.toReversed();
  return candidates.find((candidate) => (candidate - rate) * direction > 0) ?? rate;
}
