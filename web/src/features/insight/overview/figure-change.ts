import type { Figure } from '@academy/contract/insight/insight-calls.ts';
import { t } from '@lingui/core/macro';
import { numberText } from '@/lib/language/numbers.ts';

export interface FigureChange {
  readonly direction: 'up' | 'down' | 'same';
  readonly text: string;
}

/** How a figure differs from what it was when the period began; null where there is nothing to compare with. */
export function figureChange(
  { value, before }: Pick<Figure, 'value' | 'before'>,
  unit: 'count' | 'percent',
): FigureChange | null {
  if (before === null) return null;
  const difference = Math.round((value - before) * 10) / 10;
  if (difference === 0) return { direction: 'same', text: t`As at the start` };
  const size = Math.abs(difference);
  const number = numberText(size, Number.isInteger(size) ? 0 : 1);
  if (unit === 'percent') {
    return difference > 0
      ? { direction: 'up', text: t`${number} points more in this period` }
      : { direction: 'down', text: t`${number} points less in this period` };
  }
  return difference > 0
    ? { direction: 'up', text: t`${number} more in this period` }
    : { direction: 'down', text: t`${number} fewer in this period` };
}
