import type { ReadQuestion } from './read-question.ts';
import type { Scores } from './score-units.ts';
import { weights } from './weights.ts';

/** Of a page that somebody pastes, hardly anything stands in one place. */
const mostWords = 16;

/**
 * Whether what was found answers the question: enough of its words, by weight, stand together in one place. A third of a long
 * question says as much as two thirds of a short one.
 */
export function isFit(best: readonly number[], found: Scores, asked: ReadQuestion): boolean {
  return best.some((unit) => covering(unit, found, asked) >= weights.fit);
}

/** Whether it is worth a look where nothing answers: one word that happens to be in both leads nowhere. */
export function isNear(unit: number, found: Scores, asked: ReadQuestion): boolean {
  return covering(unit, found, asked) >= weights.near;
}

function covering(unit: number, { covered }: Scores, { terms }: ReadQuestion): number {
  const words = terms.filter(({ isSolid, isAsked }) => isSolid && isAsked).length;
  return (covered[unit] ?? 0) * Math.sqrt(Math.min(words, mostWords));
}
