import { expect, it } from 'vitest';
import { proposedChapters } from './proposed-chapters.ts';

/** Three seconds of speech each, after so many seconds of silence. */
function spoken(...lines: [pause: number, text: string][]) {
  let at = 0;
  return lines.map(([pause, text]) => {
    const startMs = at + pause * 1000;
    at = startMs + 3000;
    return { startMs, endMs: at, text };
  });
}
const said = (text: string, count = 4): [number, string][] =>
  Array.from({ length: count }, () => [0.2, text]);

it('begins chapters after long pauses, called by their first words', () => {
  const cues = spoken(
    [1, 'Welcome to the loom.'],
    ...said('We sit down.'),
    [3, 'Now the warp is stretched, thread by thread, over both of the beams.'],
    ...said('It is tight.'),
    [2, 'বুনন শুরু হয়।'],
    ...said('On and on.'),
  );
  expect(proposedChapters(cues, [])).toEqual([
    { seconds: 0, title: 'Welcome to the loom' },
    { seconds: 19, title: 'Now the warp is stretched, thread by…' },
    { seconds: 37, title: 'বুনন শুরু হয়' },
  ]);
});

it('proposes nothing where nobody pauses, or nothing is said', () => {
  expect(proposedChapters(spoken([0, 'On'], ...said('and on', 40)), [])).toEqual([]);
  expect(proposedChapters([], ['One', 'Two'])).toEqual([]);
});

it('lays headings onto the pauses in their order, where their words are said', () => {
  const cues = spoken(
    [0, 'Hello.'],
    ...said('We sit down.'),
    [1, 'The warp comes first.'],
    ...said('It is tight.'),
    [4, 'Somebody coughs.'],
    ...said('It is nothing.', 8),
    [1, 'And so to the weft.'],
    ...said('It goes across.'),
  );
  expect(proposedChapters(cues, ['Before you begin', 'Stretching the warp', 'The weft'])).toEqual([
    { seconds: 0, title: 'Before you begin' },
    { seconds: 16, title: 'Stretching the warp' },
    { seconds: 66, title: 'The weft' },
  ]);
});

it('leaves out headings that there is no pause for', () => {
  const cues = spoken([0, 'Hello.'], ...said('We sit down.'), [1, 'The weft.'], ...said('It goes across.'));
  expect(proposedChapters(cues, ['Start', 'Warp', 'Weft', 'End']).map(({ title }) => title)).toEqual([
    'Start',
    'Weft',
  ]);
});

it('keeps a day of speech within bounds', () => {
  const cues = spoken(
    ...Array.from({ length: 20_000 }, (_, at): [number, string] => [1 + (at % 7) / 4, 'word']),
  );
  const chapters = proposedChapters(cues, []);
  expect(chapters).toHaveLength(12);
  expect(new Set(chapters.map(({ seconds }) => seconds)).size).toBe(12);
});
