import { expect, test } from 'vitest';
import { comparedThings } from './compared-things.ts';

test.each([
  [
    'How is regularisation different from collecting more data?',
    ['how is regularisation', 'collecting more data'],
  ],
  ['I baked it. How does rye differ from wheat when it is cold?', ['how does rye', 'wheat']],
  ['What is the difference between Ridge and Lasso in practice?', ['ridge', 'lasso']],
  ['How do precision and recall differ?', ['how do precision', 'recall']],
  ['ridge vs. lasso', ['ridge', 'lasso']],
  ['Compare a ruler with a wet string', ['a ruler', 'a wet string']],
  ['How does tea compare to coffee?', ['how does tea', 'coffee']],
  ['How is it different from lasso?', ['how is it', 'lasso']],
  ['আউশ আর বোরো ধানের মধ্যে পার্থক্য কী?', ['আউশ', 'বোরো ধানের মধ্যে']],
  ['ফিউজ থেকে ব্রেকার কীভাবে আলাদা?', ['ফিউজ', 'ব্রেকার কীভাবে']],
])('%s compares two things', (question, things) => {
  expect(comparedThings(question)).toEqual(things);
});

test.each([
  'How long does the oven have to heat?',
  'I used salt and it gave a different crust',
  'What is the difference?',
  'How do I compare two lists to find what is missing?',
  'vs',
  '',
])('"%s" says of no two things that they are compared', (question) => {
  expect(comparedThings(question)).toEqual([]);
});
