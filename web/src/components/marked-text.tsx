import type { Moment } from '@academy/contract/search/search-calls.ts';

/** A text in which the words that were searched for are marked. */
export function MarkedText({ parts }: { parts: Moment['passage'] }) {
  return parts.map(({ text, isHit }, index) =>
    isHit ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have nothing but their order.
      <mark key={index} className="rounded-sm bg-warning-tint text-ink">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
