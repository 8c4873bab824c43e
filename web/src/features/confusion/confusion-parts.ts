/** The map of a film as its sentences have it. A part of the map belongs to the sentence that is heard at its middle. */
import type { FilmMap } from '@/api/watching.ts';

export interface Sentence {
  readonly id: string;
  readonly startMs: number;
  readonly endMs: number;
  readonly text: string;
}

/** What is told of each part beside how many watched it. */
export const markNames = ['watchedAgain', 'stopped', 'notes', 'questions', 'wrongAnswers'] as const;
export type MarkName = (typeof markNames)[number];

export const partCount = ({ watched }: FilmMap) => watched.length;

/** All parts, as if the last were as long as the others. */
export const spanOf = (map: FilmMap) => partCount(map) * map.partSeconds;

export const secondsOfPart = ({ partSeconds }: FilmMap, part: number) => part * partSeconds;

/** The sentence that is heard at a part's middle, or was last; that before the first is the first. */
export function sentenceOfPart(map: FilmMap, sentences: readonly Sentence[], part: number): number | null {
  if (sentences.length === 0) return null;
  const middleMs = (part + 0.5) * map.partSeconds * 1000;
  let low = 0;
  let high = sentences.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sentences[middle]?.startMs ?? 0) <= middleMs) low = middle + 1;
    else high = middle;
  }
  return Math.max(0, low - 1);
}

export interface SentenceMarks {
  /** Null for one to four people. */
  readonly stopped: number | null;
  readonly watchedAgain: number | null;
}

/** Of every sentence. One that is too short for a part of its own has nothing: what is told there belongs to its neighbour. */
export function marksOfSentences(map: FilmMap, sentences: readonly Sentence[]): readonly SentenceMarks[] {
  const marks = sentences.map((): SentenceMarks => ({ stopped: 0, watchedAgain: 0 }));
  for (let part = 0; part < partCount(map); part += 1) {
    const place = sentenceOfPart(map, sentences, part);
    const before = place === null ? undefined : marks[place];
    if (place === null || before === undefined) continue;
    marks[place] = {
      stopped: together(before.stopped, map.stopped[part] ?? null, (a, b) => a + b),
      watchedAgain: together(before.watchedAgain, map.watchedAgain[part] ?? null, Math.max),
    };
  }
  return marks;
}

/** What is known counts; what is not known alone stays so. */
function together(a: number | null, b: number | null, join: (a: number, b: number) => number) {
  if (a === null || b === null) return (a ?? 0) > 0 || (b ?? 0) > 0 ? join(a ?? 0, b ?? 0) : null;
  return join(a, b);
}

export interface Peak {
  readonly part: number;
  readonly people: number;
}

/** The part that has most; null where no part has five people. */
export function peakOf(values: readonly (number | null)[]): Peak | null {
  let peak: Peak | null = null;
  values.forEach((people, part) => {
    if (people !== null && people > (peak?.people ?? 0)) peak = { part, people };
  });
  return peak;
}

/** How many of a hundred saw the end; null where fewer than five did. */
export function percentToTheEnd(map: FilmMap): number | null {
  const last = map.watched.at(-1);
  return last == null ? null : Math.round((100 * last) / map.viewers);
}
