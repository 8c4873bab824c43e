import { expect, test } from 'vitest';
import { textLanguage } from './text-language.ts';

test('a text with Bengali letters is Bengali, even with Latin words in it', () => {
  expect(textLanguage('বাংলায় প্রোগ্রামিং')).toBe('bn');
  expect(textLanguage('React দিয়ে ওয়েব অ্যাপ')).toBe('bn');
});

test('any other text is left in the language of the page', () => {
  expect(textLanguage('Learn React')).toBeUndefined();
  expect(textLanguage('हिन्दी')).toBeUndefined();
  expect(textLanguage('')).toBeUndefined();
});
