import { characterCount } from '../text/character-count.ts';
import { fastestReading } from './caption-limits.ts';

interface TimedText {
  readonly startMs: number;
  readonly endMs: number;
  readonly text: string;
}

/** Characters a second, where that is more than people read; else null. */
export function tooFastToRead({ startMs, endMs, text }: TimedText): number | null {
  const speed = characterCount(text.trim()) / Math.max(0.001, (endMs - startMs) / 1000);
  return speed > fastestReading ? Math.round(speed) : null;
}
