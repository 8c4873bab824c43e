import { decodeCaptionFile } from '@academy/contract/captions/decode-caption-file.ts';
import { cleanText, joinPartedWords } from './clean-text.ts';
import type { FileBounds } from './file-bounds.ts';
import { type FileText, textOfParts } from './file-text.ts';
import { textParts } from './text-parts.ts';

export type FileKind = 'pdf' | 'text' | 'other';

/** A PDF may have something before its first line. */
const PDF_HEAD_BYTES = 1024;
/** Written in letters, but to be set or drawn and not to be read. */
const notForReading = /^\s*(?:\{\\rtf|%!PS|<svg\b|<(?:\?xml|!--|!doctype svg)[\s\S]*<svg\b)/i;
/** No text has these, and other files have them all over; those of old encodings are let through. */
const strange = /[[\p{Cc}--[\t\n\v\f\r\u0080-\u009f]]\ufffd\p{Cn}\p{Co}\p{Cs}]/gv;
/** One in so many letters may be strange. */
const STRANGE_SHARE = 1000;

/** A short note is worth reading; a number alone is none. */
const FEWEST_LETTERS = 3;

/** What kind of file begins with these bytes, whatever it is called. */
export function kindOf(head: Uint8Array): FileKind {
  const isPdf = Buffer.from(head.subarray(0, PDF_HEAD_BYTES)).includes('%PDF-');
  if (isPdf) return 'pdf';
  return textIn(head) === null ? 'other' : 'text';
}

/** In whichever encoding it was saved; null for what is no text. */
function textIn(bytes: Uint8Array): string | null {
  const text = decodeCaptionFile(bytes);
  if (notForReading.test(text.slice(0, PDF_HEAD_BYTES))) return null;
  let found = 0;
  for (const _ of text.matchAll(strange)) {
    found += 1;
    if (found > text.length / STRANGE_SHARE) return null;
  }
  return text;
}

/** Lines of prose end where the page did; those of code mean something. */
export function readTextFile(
  bytes: Uint8Array,
  extension: string,
  { letters }: Pick<FileBounds, 'letters'>,
): FileText {
  const text = textIn(bytes);
  if (text === null) return { state: 'skipped', reason: 'not_text' };
  const clean = cleanText(text.slice(0, 2 * letters));
  const isProse = ['', '.txt', '.md', '.markdown'].includes(extension);
  const parts = textParts(isProse ? joinPartedWords(clean) : clean);
  return textOfParts(
    parts.map((part) => ({ page: null, text: part })),
    { letters, fewest: FEWEST_LETTERS },
  );
}
