import { expect, it } from 'vitest';
import { findHits, piecesOf } from './find-hits.ts';
import { paragraphsOf } from './paragraphs.ts';

const cue = (startMs: number, text: string) => ({ id: `at-${startMs}`, startMs, endMs: startMs + 900, text });
const paragraphs = paragraphsOf(
  [cue(0, 'The Warp is'), cue(1000, 'stretched; warp again.'), cue(9000, 'টানা ও পোড়েন, İstanbul warp')],
  [],
);
const places = (query: string) =>
  findHits(paragraphs, query).map(({ paragraph, startMs }) => [paragraph, startMs]);

it('finds words whatever their case, with the time of the cue they are in', () => {
  expect(places('WARP')).toEqual([
    [0, 0],
    [0, 1000],
    [1, 9000],
  ]);
  expect(places('টানা')).toEqual([[1, 9000]]);
  expect(places('warp.*')).toEqual([]);
});

it('finds a phrase that goes on in the next cue, whatever the blanks', () => {
  expect(places('  is \n stretched ')).toEqual([[0, 0]]);
});

it('does not look for a single letter', () => {
  expect(places('a')).toEqual([]);
});

it('cuts the texts of cues where a hit begins and ends', () => {
  const numbered = findHits(paragraphs, 'is stretched').map((hit, number) => ({ hit, number }));
  expect(paragraphs[0]?.cues.map((one) => piecesOf(one, numbered))).toEqual([
    [
      { text: 'The Warp ', hit: null },
      { text: 'is', hit: 0 },
    ],
    [
      { text: 'stretched', hit: 0 },
      { text: '; warp again.', hit: null },
    ],
  ]);
});

it('keeps places right beside letters whose small form is longer', () => {
  const [, , hit] = findHits(paragraphs, 'warp');
  expect(paragraphs[1]?.text.slice(hit?.from, hit?.to)).toBe('warp');
});
