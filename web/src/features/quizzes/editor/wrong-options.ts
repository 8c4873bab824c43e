import type { WrittenOption } from '@academy/contract/quizzes/question.ts';
import { quizLimits } from '@academy/contract/quizzes/quiz-limits.ts';
import { characterCount } from '@academy/contract/text/character-count.ts';

/** The ids of the options whose text cannot stay; of equal ones, those behind the first. */
export function wrongOptions(options: readonly WrittenOption[]): ReadonlySet<string> {
  const texts = options.map(({ text }) => text.trim());
  const isWrong = ({ text }: WrittenOption, index: number) =>
    characterCount(text.trim()) === 0 ||
    text.length > quizLimits.optionMaxLength ||
    texts.indexOf(text.trim()) < index;
  return new Set(options.filter(isWrong).map(({ id }) => id));
}
