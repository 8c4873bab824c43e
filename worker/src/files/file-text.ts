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

interface TextBounds {
  /** As far as so many letters go. */
  readonly letters: number;
  /** Fewer are no text. */
  readonly fewest: number;
}

/** Parts with something in them. */
export function textOfParts(parts: Iterable<TextPart>, { letters, fewest }: TextBounds): FileText {
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
      .match(/[\p{L}\p{M}\p{N}]/gu)?.length ?? 0) >= fewest;
  return hasText ? { state: 'done', parts: kept } : { state: 'skipped', reason: 'no_text' };
}
