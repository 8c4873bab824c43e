import { expect, it } from 'vitest';
import type { FilmMap } from '@/api/watching.ts';
import { marksOfSentences, peakOf, percentToTheEnd, sentenceOfPart } from './confusion-parts.ts';

const map = (change: Partial<FilmMap> = {}): FilmMap => {
  const none = new Array<number>(6).fill(0);
  return {
    ...{ seconds: 29, partSeconds: 5, viewers: 20, countedAt: '2026-11-16T10:00:00.000Z' },
    ...{ watched: [20, 20, 18, 12, 11, 11], watchedAgain: none, stopped: none },
    ...{ notes: none, questions: none, wrongAnswers: none },
    ...change,
  };
};
const sentences = [1, 9, 13, 14, 21].map((start, index) => ({
  ...{ id: String(index), startMs: start * 1000, endMs: start * 1000 + 900, text: `Sentence ${index}` },
}));

it('gives a part to the sentence that is heard at its middle, or was last', () => {
  const places = map().watched.map((_, part) => sentenceOfPart(map(), sentences, part));
  expect(places).toEqual([0, 0, 1, 3, 4, 4]);
  expect(sentenceOfPart(map(), [], 0)).toBeNull();
  expect(sentenceOfPart(map(), sentences.slice(2), 0)).toBe(0);
});

it('sums up who stopped in a sentence, and takes the most who saw something of it again', () => {
  const marks = marksOfSentences(
    map({ stopped: [0, null, 0, 6, 5, null], watchedAgain: [5, 8, null, 0, null, null] }),
    sentences,
  );
  expect(marks).toEqual([
    { stopped: null, watchedAgain: 8 },
    { stopped: 0, watchedAgain: null },
    { stopped: 0, watchedAgain: 0 },
    { stopped: 6, watchedAgain: 0 },
    { stopped: 5, watchedAgain: null },
  ]);
});

it('finds the part that loses most, and none where it is never five', () => {
  expect(peakOf([0, null, 6, 9, 9])).toEqual({ part: 3, people: 9 });
  expect(peakOf([0, null])).toBeNull();
});

it('knows how many saw the end', () => {
  expect(percentToTheEnd(map())).toBe(55);
  expect(percentToTheEnd(map({ watched: [20, null] }))).toBeNull();
});
