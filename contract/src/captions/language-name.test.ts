import { expect, it } from 'vitest';
import { ownLanguageName } from './language-name.ts';

it.each([
  ['en', 'English'],
  ['bn', 'বাংলা'],
  ['pt-BR', 'português (Brasil)'],
  ['zz', 'zz'],
  ['en-a1', 'en-a1'],
])('the language %s is called %s', (language, name) => {
  expect(ownLanguageName(language)).toBe(name);
});
