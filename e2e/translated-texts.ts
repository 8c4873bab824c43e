/** What a page in another language says in place of an English text, out of its catalogue: a better wording breaks no story. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** `facts` are what stands in braces. */
export type Say = (english: string, facts?: Readonly<Record<string, string>>) => string;

const withFacts = (text: string, facts: Readonly<Record<string, string>> = {}): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => facts[name] ?? '');

export function textsIn(language: string): Say {
  if (language === 'en') return withFacts;
  const texts = readCatalogue(path.resolve(import.meta.dirname, `../web/locales/${language}.po`));
  return (english, facts) => {
    const text = texts.get(english);
    if (!text) throw new Error(`The catalogue ${language} has no text for “${english}”.`);
    return withFacts(text, facts);
  };
}

function readCatalogue(file: string): Map<string, string> {
  const entries = readFileSync(file, 'utf8').matchAll(/^msgid ((?:".*"\s)+)msgstr ((?:".*"\s)+)/gm);
  return new Map(Array.from(entries, ([, id = '', text = '']) => [unquoted(id), unquoted(text)]));
}

const unquoted = (lines: string): string =>
  lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .join('');

export const bn = textsIn('bn');
