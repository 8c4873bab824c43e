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

/** Of a text that is said in two ways, the one without a context. */
function readCatalogue(file: string): Map<string, string> {
  const entries = readFileSync(file, 'utf8').matchAll(
    /^(msgctxt ".*"\s)?msgid ((?:".*"\s)+)msgstr ((?:".*"\s)+)/gm,
  );
  const texts = new Map<string, string>();
  for (const [, context, id = '', text = ''] of entries) {
    if (context === undefined || !texts.has(unquoted(id))) texts.set(unquoted(id), unquoted(text));
  }
  return texts;
}

const unquoted = (lines: string): string =>
  lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .join('');

export const bn = textsIn('bn');
