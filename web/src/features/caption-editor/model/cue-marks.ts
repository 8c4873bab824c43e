import { tooFastToRead } from '@academy/contract/captions/reading-speed.ts';
import { type CueText, isEmpty } from './cue-edits.ts';

export interface CueMarks {
  readonly isEmpty: boolean;
  /** Characters a second, where that is more than people read; else null. */
  readonly tooFast: number | null;
  /** It begins before the one above it has ended. */
  readonly overlaps: boolean;
}

export function marksOf(cue: CueText, previous: CueText | undefined): CueMarks {
  return {
    isEmpty: isEmpty(cue),
    tooFast: tooFastToRead(cue),
    overlaps: previous !== undefined && previous.endMs > cue.startMs,
  };
}

export const isMarked = ({ isEmpty: says, tooFast, overlaps }: CueMarks) =>
  says || tooFast !== null || overlaps;
