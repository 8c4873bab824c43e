import { expect, it } from 'vitest';
import { captionLanguageSchema } from './caption.ts';
import { knownLanguages, languageCodeOf, spokenLanguageOf } from './spoken-language.ts';

it.each([
  ['English', 'en'],
  [' english ', 'en'],
  ['English (UK)', 'en'],
  ['en-GB', 'en'],
  ['en_US', 'en'],
  ['Bengali', 'bn'],
  ['Bangla', 'bn'],
  ['বাংলা', 'bn'],
  ['Français'.normalize('NFD'), 'fr'],
  ['pt-BR', 'pt'],
])('knows %s', (name, code) => {
  expect(languageCodeOf(name)).toBe(code);
});

it.each([null, '', 'Klingon', 'English and Bengali', 'English/Bengali', 'constructor', '-'])(
  'does not guess what %s means',
  (name) => {
    expect(languageCodeOf(name)).toBeNull();
  },
);

it('believes what the creator said of a lesson before the language of its course', () => {
  expect(spokenLanguageOf({ spokenLanguage: 'de', courseLanguage: 'English' })).toBe('de');
  expect(spokenLanguageOf({ spokenLanguage: null, courseLanguage: 'English' })).toBe('en');
  expect(spokenLanguageOf({ spokenLanguage: null, courseLanguage: null })).toBeNull();
});

it('has a code for each that captions can have', () => {
  for (const code of knownLanguages) expect(captionLanguageSchema.parse(code)).toBe(code);
});
