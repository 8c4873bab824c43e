import { describe, expect, it } from 'vitest';
import { timeWords } from './timed-words.ts';

const timesOf = (words: readonly { text: string; startMs: number; endMs: number }[]) =>
  words.map(({ text, startMs, endMs }) => [text, startMs, endMs]);

describe('sharing out the time of an utterance', () => {
  it('gives longer words more of it, from the first voice to the last', () => {
    const words = timeWords({ startMs: 0, endMs: 5_000, text: 'abc abcdefg' }, 'en', [
      { startMs: 400, endMs: 3_400 },
    ]);
    expect(timesOf(words)).toEqual([
      ['abc', 400, 1_400],
      ['abcdefg', 1_400, 3_400],
    ]);
  });

  it('lets a sentence end in the pause that is near, and no time pass in it', () => {
    const spans = [
      { startMs: 1_000, endMs: 3_000 },
      { startMs: 4_000, endMs: 6_000 },
    ];
    const words = timeWords({ startMs: 0, endMs: 7_000, text: 'Aaaa bbb. Cccc dddd eeee' }, 'en', spans);
    expect(words.find(({ text }) => text === 'bbb.')?.endMs).toBe(3_000);
    expect(words.find(({ text }) => text === 'Cccc')?.startMs).toBe(4_000);
    expect(words.at(-1)?.endMs).toBe(6_000);
  });

  it('keeps to the times of an utterance that a service gave', () => {
    const spans = [{ startMs: 0, endMs: 10_000 }];
    expect(timesOf(timeWords({ startMs: 2_000, endMs: 3_000, text: 'word' }, 'en', spans))).toEqual([
      ['word', 2_000, 3_000],
    ]);
    expect(timesOf(timeWords({ startMs: 12_000, endMs: 13_000, text: 'word' }, 'en', spans))).toEqual([
      ['word', 12_000, 13_000],
    ]);
  });

  it('finds words in writing without blanks, and bounds what is none', () => {
    const spans = [{ startMs: 0, endMs: 9_000 }];
    const thai = timeWords({ startMs: 0, endMs: 9_000, text: 'ภาษาไทยเป็นภาษาที่มีเสียงวรรณยุกต์' }, 'th', spans);
    expect(thai.length).toBeGreaterThan(4);
    expect(thai.map(({ text }) => text).join('')).toBe('ภาษาไทยเป็นภาษาที่มีเสียงวรรณยุกต์');
    expect(thai.map(({ hasBlankBefore }) => hasBlankBefore)).toEqual([
      true,
      ...thai.slice(1).map(() => false),
    ]);
    const endless = timeWords({ startMs: 0, endMs: 9_000, text: 'x'.repeat(500) }, 'en', spans);
    expect(Math.max(...endless.map(({ text }) => text.length))).toBeLessThanOrEqual(40);
  });
});
