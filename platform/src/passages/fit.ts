import type { AskedTerm, ReadQuestion } from './read-question.ts';
import type { Scores } from './score-units.ts';
import { weights } from './weights.ts';

/** Of a page that somebody pastes, hardly anything stands in one place. */
const mostWords = 16;

/**
 * Whether what was found answers the question: enough of its words, by weight, stand together in one place. A third of a long
 * question says as much as two thirds of a short one.
 */
export function isFit(best: readonly number[], found: Scores, asked: ReadQuestion): boolean {
  return hasSecond(asked) && best.some((unit) => covering(unit, found, asked) >= weights.fit);
}

/**
 * Of several words the course must have two in some form, or a title must have one: 'refund money' is not answered by a sentence
 * about the money that rice brings. What goes on with an earlier question has hardly a word of its own.
 */
function hasSecond(asked: ReadQuestion): boolean {
  const words = solidWords(asked);
  if (words.length < 2 || asked.isFollowUp || words.some(({ isTitled }) => isTitled)) return true;
  return words.filter(({ forms }) => forms.length > 0).length > 1;
}

/** Of so many words that are asked for, the course must have more than one: the others show that it is about something else. */
const several = 3;
const fewestKnown = 2;

/** Whether it is worth a look where nothing answers: 'the world cup 2022' has nothing to do with 'the method that won'. */
export function isNear(unit: number, found: Scores, asked: ReadQuestion): boolean {
  const words = solidWords(asked);
  const isLuck = words.length >= several && words.filter(({ isKnown }) => isKnown).length < fewestKnown;
  return !isLuck && covering(unit, found, asked) >= weights.near;
}

function covering(unit: number, { covered }: Scores, asked: ReadQuestion): number {
  return (covered[unit] ?? 0) * Math.sqrt(Math.min(solidWords(asked).length, mostWords));
}

function solidWords({ terms }: ReadQuestion): AskedTerm[] {
  return terms.filter(({ isSolid, isAsked }) => isSolid && isAsked);
}
