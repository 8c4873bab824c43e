import type { Cue } from '@academy/contract/captions/caption.ts';

export type TimedText = Pick<Cue, 'startMs' | 'endMs' | 'text'>;

/** More at once would hide the picture. */
const MOST_AT_ONCE = 3;

export interface CueIndex<C extends TimedText> {
  /** What is said at a moment, in the order of the film. */
  readonly at: (ms: number) => readonly C[];
}

/** Finds cues by time, also where they overlap. */
export function createCueIndex<C extends TimedText>(cues: readonly C[]): CueIndex<C> {
  const sorted = cues.toSorted((a, b) => a.startMs - b.startMs);
  /** Of each cue and all before it: how long one of them lasts. */
  const lastsUntil: number[] = [];
  for (const { endMs } of sorted) lastsUntil.push(Math.max(endMs, lastsUntil.at(-1) ?? 0));

  return {
    at: (ms) => {
      const found: C[] = [];
      let index = countStarted(sorted, ms) - 1;
      while (index >= 0 && (lastsUntil[index] ?? 0) > ms && found.length < MOST_AT_ONCE) {
        const cue = sorted[index];
        if (cue !== undefined && cue.endMs > ms) found.unshift(cue);
        index -= 1;
      }
      return found;
    },
  };
}

function countStarted(sorted: readonly TimedText[], ms: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.startMs ?? 0) <= ms) low = middle + 1;
    else high = middle;
  }
  return low;
}
