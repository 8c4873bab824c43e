import { describe, expect, it } from 'vitest';
import { joinWords } from './join-words.ts';

function words(text: string) {
  return text.split(' ').map((word, index) => ({
    text: word,
    startMs: index * 100,
    endMs: index * 100 + 90,
    hasBlankBefore: true,
  }));
}

function joined(before: string, after: string): string {
  const joint = joinWords(words(before), words(after));
  return [...joint.before, ...joint.after].map(({ text }) => text).join(' ');
}

describe('joining two pieces that overlap', () => {
  it('says once what both heard, also where the cut broke a word', () => {
    expect(joined('we keep the state in one pla', 'ate in one place and nowhere else')).toBe(
      'we keep the state in one place and nowhere else',
    );
    expect(joined('a function returns a value.', 'A value is what it gives back')).toBe(
      'a function returns A value is what it gives back',
    );
  });

  it('keeps everything where they agree in nothing, or in a short word that may be another one', () => {
    expect(joined('one two three', 'four five six')).toBe('one two three four five six');
    expect(joined('and the old house', 'the new one')).toBe('and the old house the new one');
    expect(joined('one', '')).toContain('one');
  });

  it('looks only at the words around the cut', () => {
    const long = 'students read the chapter again because they had not understood it at all today';
    expect(joined(long, 'students read something else')).toBe(`${long} students read something else`);
  });
});
