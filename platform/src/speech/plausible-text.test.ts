import { describe, expect, it } from 'vitest';
import { plausibleText } from './plausible-text.ts';

describe('text that can have been said', () => {
  it('keeps what people say', () => {
    const twice = 'That is how it works. That is how it works, believe me.';
    expect(plausibleText(twice, 4_000)).toBe(twice);
    const sentence = 'No, no, no: that is very, very far from what I said.';
    expect(plausibleText(sentence, 4_000)).toBe(sentence);
    expect(plausibleText('Yes.', 250)).toBe('Yes.');
    expect(plausibleText('আগে পানি গরম, তারপর চা পাতা।', 3_000)).toBe('আগে পানি গরম, তারপর চা পাতা।');
    expect(plausibleText('今日は天気がいいですね', 3_000)).toBe('今日は天気がいいですね');
  });

  it('drops what repeats itself', () => {
    expect(plausibleText('the '.repeat(40), 15_000)).toBeNull();
    expect(plausibleText('I am going to the. '.repeat(9), 15_000)).toBeNull();
    // What the model wrote about Bengali.
    expect(plausibleText('I am very happy to be able to speak to you today. '.repeat(3), 10_000)).toBeNull();
    expect(plausibleText('ああああああああああああああああ', 9_000)).toBeNull();
  });

  it('keeps what was said before and after a repetition', () => {
    const before = 'This is how a program begins, and it goes on for quite a while with other words';
    expect(plausibleText(`${before} and on and on and on and on and on and on then ends.`, 15_000)).toBe(
      `${before} and on then ends.`,
    );
  });

  it('drops more than anybody can say, and a word for many seconds', () => {
    expect(plausibleText('Nobody says as many words as these in the half of a second.', 500)).toBeNull();
    expect(plausibleText('Thank you.', 14_000)).toBeNull();
    expect(plausibleText('Thank you.', 1_000)).toBe('Thank you.');
  });

  it('drops marks without a letter, and words where there is no voice', () => {
    expect(plausibleText('... - !', 2_000)).toBeNull();
    expect(plausibleText('♪ ♪', 2_000)).toBeNull();
    expect(plausibleText('Hello there.', 0)).toBeNull();
  });
});
