import { expect, it } from 'vitest';
import { createCueIndex } from './cue-index.ts';

const cue = (text: string, startMs: number, endMs: number) => ({ text, startMs, endMs });
const textsAt = (cues: Parameters<typeof createCueIndex>[0], ms: number) =>
  createCueIndex(cues)
    .at(ms)
    .map(({ text }) => text);

it('finds what is said from its first millisecond to before its last', () => {
  const cues = [cue('one', 1000, 2000), cue('two', 2000, 3500)];
  expect([0, 999, 1000, 1999, 2000, 3499, 3500].map((ms) => textsAt(cues, ms).join())).toEqual([
    ...['', '', 'one', 'one', 'two', 'two', ''],
  ]);
});

it('finds a long cue under short ones that came and went', () => {
  const cues = [
    cue('long', 0, 60_000),
    ...Array.from({ length: 50 }, (_, n) => cue(`${n}`, n * 100, n * 100 + 50)),
  ];
  expect(textsAt(cues, 30_000)).toEqual(['long']);
  expect(textsAt(cues, 2010)).toEqual(['long', '20']);
});

it('takes cues in any order, and tells them in that of the film', () => {
  expect(textsAt([cue('b', 500, 2000), cue('a', 0, 2000)], 1000)).toEqual(['a', 'b']);
});

it('leaves room for the picture, however many overlap', () => {
  const cues = Array.from({ length: 1000 }, (_, n) => cue(`${n}`, n, 100_000));
  expect(textsAt(cues, 50_000)).toEqual(['997', '998', '999']);
});

it('finds each of 20,000 cues', () => {
  const index = createCueIndex(
    Array.from({ length: 20_000 }, (_, n) => cue(`${n}`, n * 1000, n * 1000 + 900)),
  );
  for (const n of [0, 1, 9999, 19_999])
    expect(index.at(n * 1000 + 450).map(({ text }) => text)).toEqual([`${n}`]);
});
