import type { ReadingReason } from '@academy/contract/resources/resource-reading.ts';

/** A page, or some paragraphs of a file without pages. */
export interface TextPart {
  readonly page: number | null;
  readonly text: string;
}

/** What became of reading a file. */
export type FileText =
  | { readonly state: 'done'; readonly parts: readonly TextPart[] }
  | { readonly state: 'skipped'; readonly reason: ReadingReason }
  | { readonly state: 'failed'; readonly reason: ReadingReason };

/** Fewer letters than this are no text: a page number on a picture, or a scanner's stamp. */
const FEWEST_LETTERS = 20;

/** Parts with something in them, as far as so many letters go. */
export function textOfParts(parts: Iterable<TextPart>, letters: number): FileText {
  const kept: TextPart[] = [];
  let left = letters;
  for (const { page, text } of parts) {
    // A letter that takes two places is not cut in half.
    const part = text.slice(0, left).toWellFormed().replace(/�$/, '').trim();
    left -= text.length;
    if (part !== '') kept.push({ page, text: part });
    if (left <= 0) break;
  }
  const hasText =
    (kept
      .map(({ text }) => text)
      .join('')
      .match(/[\p{L}\p{M}\p{N}]/gu)?.length ?? 0) >= FEWEST_LETTERS;
  return hasText ? { state: 'done', parts: kept } : { state: 'skipped', reason: 'no_text' };
}
