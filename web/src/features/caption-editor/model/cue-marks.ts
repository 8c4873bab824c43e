import { fastestReading } from '@academy/contract/captions/caption-limits.ts';
import { characterCount } from '@academy/contract/text/character-count.ts';
import { type CueText, isEmpty } from './cue-edits.ts';

export interface CueMarks {
  readonly isEmpty: boolean;
  /** Characters a second, where that is more than people read; else null. */
  readonly tooFast: number | null;
  /** It begins before the one above it has ended. */
  readonly overlaps: boolean;
}

export function marksOf(cue: CueText, previous: CueText | undefined): CueMarks {
  const speed = characterCount(cue.text.trim()) / Math.max(0.001, (cue.endMs - cue.startMs) / 1000);
  return {
    isEmpty: isEmpty(cue),
    tooFast: speed > fastestReading ? Math.round(speed) : null,
    overlaps: previous !== undefined && previous.endMs > cue.startMs,
  };
}

export const isMarked = ({ isEmpty: says, tooFast, overlaps }: CueMarks) =>
  says || tooFast !== null || overlaps;
