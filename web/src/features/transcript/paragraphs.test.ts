import { expect, it } from 'vitest';
import { cueAt, paragraphsOf } from './paragraphs.ts';

const cue = (startSeconds: number, text: string, seconds = 3) => ({
  id: `at-${startSeconds}`,
  startMs: startSeconds * 1000,
  endMs: (startSeconds + seconds) * 1000,
  text,
});

it('joins cues across short pauses, and begins anew after a long one', () => {
  const cues = [cue(0, 'The warp\nis stretched,'), cue(3.5, 'thread by thread.'), cue(9, 'Now the weft.')];
  expect(paragraphsOf(cues, []).map(({ startMs, text }) => [startMs, text])).toEqual([
    [0, 'The warp is stretched, thread by thread.'],
    [9000, 'Now the weft.'],
  ]);
  const [first] = paragraphsOf(cues, []);
  expect(first?.cues.map(({ from, text }) => first.text.slice(from, from + text.length))).toEqual(
    first?.cues.map(({ text }) => text),
  );
});

it('ends a long paragraph with its sentence', () => {
  const cues = Array.from({ length: 30 }, (_, at) =>
    cue(at * 3, at % 4 === 3 ? `${'b'.repeat(40)}.` : 'a'.repeat(40)),
  );
  const paragraphs = paragraphsOf(cues, []);
  expect(paragraphs.length).toBeGreaterThan(2);
  expect(paragraphs.slice(0, -1).every(({ text }) => text.endsWith('.') && text.length < 500)).toBe(true);
});

it('begins a paragraph where a chapter begins, also in the first half of a cue', () => {
  const cues = [cue(0, 'One'), cue(3, 'two'), cue(6, 'three'), cue(9, 'four')];
  const chapters = [
    { seconds: 10, title: 'D' },
    { seconds: 0, title: 'A' },
    { seconds: 5, title: 'C' },
    { seconds: 1, title: 'B' },
  ];
  expect(paragraphsOf(cues, chapters).map(({ text, chapter }) => [chapter?.title, text])).toEqual([
    ['B', 'One two'],
    ['C', 'three'],
    ['D', 'four'],
  ]);
});

it('knows which cue is heard, or was last', () => {
  const cues = [cue(2, 'One'), cue(5, 'two'), cue(20, 'three')];
  expect([0, 1999, 2000, 4999, 5000, 12_000, 20_000, 99_000].map((ms) => cueAt(cues, ms))).toEqual([
    ...[null, null, 0, 0, 1, 1, 2, 2],
  ]);
  expect(cueAt([], 5)).toBeNull();
});
