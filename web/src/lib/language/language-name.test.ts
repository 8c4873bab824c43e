import { languageNames } from '@academy/contract/interface/languages.ts';
import { expect, test } from 'vitest';
import { languageName } from './language-name.ts';

test('a language has its name in that language, asked once or again', () => {
  for (const _ of [1, 2]) {
    expect(['en', 'bn', 'pt-BR', 'de'].map(languageName)).toEqual([
      'English',
      'বাংলা',
      'português (Brasil)',
      'Deutsch',
    ]);
  }
});

test('names that are known ahead are those that Intl has', () => {
  for (const [language, name] of Object.entries(languageNames)) {
    expect(new Intl.DisplayNames([language], { type: 'language' }).of(language)).toBe(name);
  }
});

test('what is no language stays as it is', () => {
  expect(['not a language', ''].map(languageName)).toEqual(['not a language', '']);
});
