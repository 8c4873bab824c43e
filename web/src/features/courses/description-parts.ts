/** A description shorter than this is a promise as it stands. */
const leadLength = 260;

export interface DescriptionParts {
  /** The promise under the title. */
  lead: string;
  /** What the overview adds to it, by paragraph. */
  rest: string[];
}

/**
 * A course has one description, and its page shows a promise under the title and an overview below. The
 * first paragraph is the promise, or its first sentences when it is long, so that nothing is said twice.
 */
export function descriptionParts(description: string): DescriptionParts {
  const [first = '', ...later] = description
    .split(/\n\s*\n/u)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
  if (first.length <= leadLength) return { lead: first, rest: later };

  const end = endOfLastSentenceWithin(first, leadLength);
  if (end === undefined) return { lead: first, rest: later };
  return { lead: first.slice(0, end).trim(), rest: [first.slice(end).trim(), ...later] };
}

function endOfLastSentenceWithin(text: string, length: number): number | undefined {
  // A Bengali sentence ends in a danda.
  const ends = [...text.matchAll(/[.!?।](?=\s)/gu)].map((match) => match.index + 1);
  return ends.findLast((end) => end <= length) ?? ends[0];
}
