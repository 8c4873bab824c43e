import type { ReadQuestion } from './read-question.ts';
import type { Scores } from './score-units.ts';
import { weights } from './weights.ts';

/** Of a page that somebody pastes, hardly anything stands in one place. */
const mostWords = 16;

/**
 * Whether what was found answers the question: enough of its words, by weight, stand together in one place. A third of a long
 * question says as much as two thirds of a short one.
 */
export function isFit(best: readonly number[], { covered }: Scores, { terms }: ReadQuestion): boolean {
  const words = terms.filter(({ isSolid, isAsked }) => isSolid && isAsked).length;
  const covering = Math.max(0, ...best.map((unit) => covered[unit] ?? 0));
  return words > 0 && covering * Math.sqrt(Math.min(words, mostWords)) >= weights.fit;
}
