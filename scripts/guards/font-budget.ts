import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

export const FONT_BUDGET_BYTES = 75_000;

const ENGLISH_LETTER = 'a'.codePointAt(0) ?? 0;

export interface EnglishFonts {
  /** Fonts are compressed files already. */
  readonly bytes: number;
  readonly violations: readonly string[];
}

/** What a page of English text fetches: the files of all faces that have English letters. */
export function measureEnglishFonts(dist: string): EnglishFonts {
  const assets = path.join(dist, 'assets');
  const styles = readdirSync(assets).filter((name) => name.endsWith('.css'));
  const faces = styles.flatMap(
    (name) => readFileSync(path.join(assets, name), 'utf8').match(/@font-face\s*\{[^}]*\}/g) ?? [],
  );
  const files = new Set(faces.filter(hasEnglishLetters).flatMap(fontFile));
  const bytes = [...files].reduce((sum, file) => sum + statSync(path.join(dist, file)).size, 0);
  if (bytes === 0) return { bytes, violations: ['No stylesheet of the build has a font for English text.'] };
  const overBudget = `An English page fetches ${bytes} bytes of fonts, more than ${FONT_BUDGET_BYTES}.`;
  return { bytes, violations: bytes > FONT_BUDGET_BYTES ? [overBudget] : [] };
}

function fontFile(face: string): string[] {
  const [, address] = /url\(["']?([^"')]+\.woff2)/.exec(face) ?? [];
  return address === undefined ? [] : [address];
}

/** Without a range, a face is for every letter. */
function hasEnglishLetters(face: string): boolean {
  const [, ranges] = /unicode-range:([^;}]+)/.exec(face) ?? [];
  return ranges === undefined || ranges.split(',').some((range) => covers(range.trim(), ENGLISH_LETTER));
}

/** As in `U+41`, `U+0-FF` and `U+??`, which is how the last one is written shorter. */
function covers(range: string, letter: number): boolean {
  const [first = '', last = first] = range.slice('U+'.length).split('-');
  const from = Number.parseInt(first.replaceAll('?', '0'), 16);
  const to = Number.parseInt(last.replaceAll('?', 'F'), 16);
  return from <= letter && letter <= to;
}
