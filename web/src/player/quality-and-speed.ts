import { player } from '@academy/contract/videos/player-constants.ts';
import { t } from '@lingui/core/macro';
import type { QualityLevel } from './player-state.ts';

/** The name of a quality, which is the same everywhere. */
export function heightText({ height }: Pick<QualityLevel, 'height'>): string {
  return `${height}p`;
}

/** AUTO, or the height that was chosen. */
export function qualityBadge(levels: readonly QualityLevel[], chosen: number): string {
  const level = chosen === player.automaticLevel ? undefined : levels[chosen];
  return level === undefined ? t`AUTO` : heightText(level).toUpperCase();
}

export function qualityNotice(levels: readonly QualityLevel[], chosen: number): string {
  const level = chosen === player.automaticLevel ? undefined : levels[chosen];
  const quality = level === undefined ? t`Auto` : heightText(level);
  return t`Quality: ${quality}`;
}

export const playbackRates = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

/** The next slower (-1) or faster (+1) of the offered rates; the last one stays. */
export function rateBeside(rate: number, direction: -1 | 1): number {
  const candidates = direction === 1 ? playbackRates : playbackRates.toReversed();
  return candidates.find((candidate) => (candidate - rate) * direction > 0) ?? rate;
}
