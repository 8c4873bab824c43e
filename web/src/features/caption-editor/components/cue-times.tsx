import { lastMs as longestFilmMs } from '@academy/contract/captions/caption-time.ts';
import { t } from '@lingui/core/macro';
import { numberText } from '@/lib/language/numbers.ts';
import { timeText } from '@/lib/language/times.ts';
import type { CueText } from '../model/cue-edits.ts';
import { type Edge, edgeProblem, shortestMs } from '../model/cue-operations.ts';
import { cueTimeText, readCueTime } from '../model/cue-time.ts';
import type { OnRefused, RefusedTimes } from '../use-refused-times.ts';
import { CueTimeField } from './cue-time-field.tsx';

interface CueTimesProps {
  cue: CueText;
  /** As the reader writes it. */
  number: string;
  /** The end of the film. */
  lastMs: number;
  refused: RefusedTimes | undefined;
  onTime: (id: string, edge: Edge, ms: number) => void;
  onRefused: OnRefused;
}

/** The start and the end of a cue. One that it cannot have is refused, and set with the other one where that makes it fit. */
export function CueTimes({ cue, number, lastMs, refused = {}, onTime, onRefused }: CueTimesProps) {
  const { id, startMs, endMs } = cue;
  const take = (now: CueText, edge: Edge, text: string): CueText | null => {
    const ms = readCueTime(text);
    if (ms === undefined || edgeProblem(now, edge, ms, lastMs) !== null) return null;
    onRefused(id, edge, undefined);
    const next = edge === 'start' ? { ...now, startMs: ms } : { ...now, endMs: ms };
    if (next.startMs !== now.startMs || next.endMs !== now.endMs) onTime(id, edge, ms);
    return next;
  };
  const type = (edge: Edge, text: string) => {
    const next = take(cue, edge, text);
    if (next === null) return onRefused(id, edge, text);
    const other = edge === 'start' ? 'end' : 'start';
    const waiting = refused[other];
    if (waiting !== undefined) take(next, other, waiting);
  };
  const fieldOf = (edge: Edge) => {
    const text = refused[edge];
    return {
      refused: text,
      problem: text === undefined ? null : problemText(cue, edge, text, lastMs),
      onType: (typed: string) => type(edge, typed),
      onTakeBack: () => onRefused(id, edge, undefined),
    };
  };
  return (
    <>
      <CueTimeField label={t`Start of cue ${number}`} ms={startMs} {...fieldOf('start')} />
      <CueTimeField label={t`End of cue ${number}`} ms={endMs} {...fieldOf('end')} />
    </>
  );
}

function problemText(cue: CueText, edge: Edge, text: string, lastMs: number): string {
  const ms = readCueTime(text);
  if (ms === undefined) return t`Not a time, such as 0:20.5`;
  const shortest = numberText(shortestMs / 1000, 1);
  const time = cueTimeText(edge === 'start' ? cue.startMs : cue.endMs);
  const other = cueTimeText(edge === 'start' ? cue.endMs : cue.startMs);
  const end = timeText(lastMs / 1000);
  switch (edgeProblem(cue, edge, ms, lastMs)) {
    case 'past-the-other':
      return edge === 'start'
        ? t`Choose a start before the end, ${other}.`
        : t`Choose an end after the start, ${other}.`;
    case 'too-short':
      return t`A cue lasts at least ${shortest} seconds.`;
    case 'too-late':
      return lastMs === longestFilmMs ? t`No film is longer than a day.` : t`The film ends at ${end}.`;
    case null:
      // Something else was changed since, such as the other time by joining.
      return t`Still ${time}. Press Enter to set this time.`;
  }
}
