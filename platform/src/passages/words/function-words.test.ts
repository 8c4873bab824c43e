import { expect, test } from 'vitest';
import { foldText } from './fold-words.ts';
import { isFillerWord, isFunctionWord } from './function-words.ts';

test.each(
  'পাব পাচ্ছি পেয়েছি পারছি পারিনি লাগছে আসছে এসেছি বলব জানি করেছিলাম গেছি যাচ্ছে দেবেন নেব চাচ্ছি হয়নি কবে আমাকে'.split(
    ' ',
  ),
)('questions are asked with %s, which says little of what is asked', (word) =>
  expect(isFunctionWord(foldText(word))).toBe(true),
);

test.each('বল আসল পান দিন যান পাই লাগান লাগানো জানালা টাকা মন'.split(' '))('%s is a word of subjects', (word) =>
  expect(isFunctionWord(foldText(word))).toBe(false),
);

test.each('a an the on of to how is এই কী কীভাবে থেকে এবং করা পাব'.split(' '))(
  'nothing is found by %s',
  (word) => expect(isFillerWord(foldText(word))).toBe(true),
);

test.each('lesson video teacher sort example boat পাঠ শিক্ষক কারণ নৌকা'.split(' '))(
  'somebody may search for %s',
  (word) => expect(isFillerWord(foldText(word))).toBe(false),
);
