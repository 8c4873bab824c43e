import { expect, test } from 'vitest';
import { foldText, wordsOf } from './fold-words.ts';
import { stemOf } from './stem.ts';

const stemsOf = (text: string) => new Set(text.split(' ').map((word) => stemOf(foldText(word))));

test.each([
  'connect connects connected connecting connection connections',
  'stop stops stopped stopping',
  'carry carries carried carrying',
  'write writes wrote written writing',
  'knife knives',
  'box boxes',
  'deploy deploys deployed deployment',
  'function functions',
  'হাত হাতে হাতের হাতটি হাতগুলো',
  'ফাংশন ফাংশনের ফাংশনটি ফাংশনকে ফাংশনগুলো',
  'করা করে করি করবেন করলে করছি',
  'লেখা লেখে',
  'পানি পানির পানিতে',
])('The forms of a word have one stem: %s', (forms) => {
  expect(stemsOf(forms)).toHaveProperty('size', 1);
});

test.each(['state station', 'man many', 'বই বউ', 'thing thin', 'মন মনে'])(
  'Different words stay apart: %s',
  (words) => {
    expect(stemsOf(words)).toHaveProperty('size', 2);
  },
);

test('A word is the same however it was typed', () => {
  const texts = (text: string) => wordsOf(text).map((word) => word.text);
  expect(texts('Café, NAÏVE!')).toEqual(['cafe', 'naive']);
  expect(texts('\u09afাচ\u09be \u09df \u09af\u09bc')).toEqual(expect.arrayContaining(['\u09af\u09bc']));
  expect(new Set(texts('\u09df \u09af\u09bc')).size).toBe(1);
  expect(texts('২৫ 25')).toEqual(['25', '25']);
  expect(texts('use\u200bState')).toEqual(['usestate']);
  expect(texts('C++ or C#, don’t')).toEqual(['c++', 'or', 'c#', "don't"]);
});

test('A name that is written as one has its parts', () => {
  expect(wordsOf('useState')).toEqual([{ text: 'usestate', parts: ['use', 'state'] }]);
});

test('Words of scripts without blanks are their letters', () => {
  expect(wordsOf('変数とは').map(({ text }) => text)).toEqual(['変', '数', 'と', 'は']);
});

test.each(['constructor', '__proto__', 'tostring', 'hasownproperty'])('%s is a word like others', (word) => {
  expect(typeof stemOf(word)).toBe('string');
});
