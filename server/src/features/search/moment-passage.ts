/** The text that shows a moment: what was found, with the words that were searched for marked in its own letters. */
import type { Moment } from '@academy/contract/search/search-calls.ts';
import { splitText, wordsOf } from './split-words.ts';

type Passage = Moment['passage'];
export type FoldTexts = (texts: readonly string[]) => Promise<readonly string[]>;

/** Folds each different word once, for any number of passages. */
export async function markPassages(
  texts: readonly string[],
  searched: readonly string[],
  fold: FoldTexts,
): Promise<Passage[]> {
  const split = texts.map(splitText);
  const words = [
    ...new Set(split.flatMap((parts) => parts.flatMap(({ text, isWord }) => (isWord ? text : [])))),
  ];
  const folded = await fold(words);
  const hits = new Set(
    words.filter((_, index) => wordsOf(folded[index] ?? '').some((word) => isHit(word, searched))),
  );
  return split.map((parts) => joinAlike(parts.map(({ text }) => ({ text, isHit: hits.has(text) }))));
}

/** A short word is meant as a whole, a longer one also as a beginning: as it was found. */
const isHit = (word: string, searched: readonly string[]) =>
  searched.some((wanted) => ([...wanted].length >= 3 ? word.startsWith(wanted) : word === wanted));

function joinAlike(parts: Passage): Passage {
  const joined: Passage = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last?.isHit === part.isHit) joined[joined.length - 1] = { ...last, text: last.text + part.text };
    else joined.push(part);
  }
  return joined;
}

const neighbourLetters = 60;

/** A short cue with a little of what is said around it, cut between words. */
export function withNeighbours({
  text,
  before,
  after,
}: Record<'before' | 'after', string | null> & { text: string }) {
  const earlier = before === null ? '' : lastPart(oneLine(before));
  const later = after === null ? '' : firstPart(oneLine(after));
  return [earlier, oneLine(text), later].filter((part) => part !== '').join(' ');
}

interface ShownMoment {
  readonly stage: string;
  readonly lessonId: string;
  readonly text: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** Without those that a moment above them shows already, beside its own words. */
export function withoutRepeats<M extends ShownMoment>(moments: readonly M[]): M[] {
  const kept: M[] = [];
  for (const moment of moments) {
    const isTold = kept.some(
      ({ stage, lessonId, before, after }) =>
        stage === 'speech' && lessonId === moment.lessonId && [before, after].includes(moment.text),
    );
    if (!isTold) kept.push(moment);
  }
  return kept;
}

const oneLine = (text: string) => text.replaceAll(/\s+/gu, ' ').trim();

function firstPart(text: string): string {
  if (text.length <= neighbourLetters) return text;
  const end = text.lastIndexOf(' ', neighbourLetters);
  return end <= 0 ? '' : `${text.slice(0, end)}…`;
}

function lastPart(text: string): string {
  if (text.length <= neighbourLetters) return text;
  const start = text.indexOf(' ', text.length - neighbourLetters);
  return start < 0 ? '' : `…${text.slice(start + 1)}`;
}
