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
