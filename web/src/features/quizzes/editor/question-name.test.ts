import { expect, it } from 'vitest';
import { questionName } from './question-name.ts';

it.each([
  ['', 'question 3'],
  ['  **Which** `river`?\n\nLook well.', 'Which river?'],
  [`What ${'very '.repeat(20)}`, `What ${'very '.repeat(11).trim()}…`],
  ['x'.repeat(100), `${'x'.repeat(60)}…`],
])('a question %j is called %j', (prompt, name) => {
  expect(questionName(prompt, 2)).toBe(name);
});
