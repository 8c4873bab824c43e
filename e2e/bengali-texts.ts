/** What a Bengali page says in place of an English text, out of its catalogue: a better wording breaks no story. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

const file = path.resolve(import.meta.dirname, '../web/locales/bn.po');
const entry = /^msgid ((?:".*"\s)+)msgstr ((?:".*"\s)+)/gm;
const unquoted = (lines: string): string =>
  lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .join('');
const texts = new Map(
  Array.from(readFileSync(file, 'utf8').matchAll(entry), ([, english = '', bengali = '']) => [
    unquoted(english),
    unquoted(bengali),
  ]),
);

/** `facts` are what stands in braces. */
export function bn(english: string, facts: Readonly<Record<string, string>> = {}): string {
  const bengali = texts.get(english);
  if (!bengali) throw new Error(`The Bengali catalogue has no text for “${english}”.`);
  return bengali.replaceAll(/\{(\w+)\}/g, (_, name: string) => facts[name] ?? '');
}
