import { expect, it } from 'vitest';
import { countWordErrors } from './word-errors.ts';

it('counts words that are wrong, missing and too many, and no punctuation', () => {
  const spoken = "Don't panic: the model hears every word.";
  expect(countWordErrors(spoken, 'dont panic the model hears every word')).toEqual({ errors: 0, words: 7 });
  expect(countWordErrors(spoken, "Don't panic. The muddle hears every word")).toEqual({
    errors: 1,
    words: 7,
  });
  expect(countWordErrors(spoken, 'panic the model hears word')).toEqual({ errors: 2, words: 7 });
  expect(countWordErrors(spoken, "don't panic the the model hears every single word")).toEqual({
    errors: 2,
    words: 7,
  });
  expect(countWordErrors(spoken, '')).toEqual({ errors: 7, words: 7 });
});
