import { characterCount } from '../text/character-count.ts';
import { foldAnswer } from './fold-answer.ts';
import type { WrittenOption, WrittenQuestion } from './question.ts';
import { quizLimits as limits } from './quiz-limits.ts';

/** What can be wrong with a question, and how the API says it. The editor has sentences of its own. */
export const questionProblems = {
  prompt_empty: 'must ask something',
  too_few_options: `needs at least ${limits.minOptions} options`,
  option_empty: 'has an option without text',
  options_equal: 'has two equal options',
  option_ids_equal: 'has two options with one id',
  no_right_option: 'has no right option',
  two_right_options: 'is a single choice and can have one right option only',
  no_spelling: 'needs at least one accepted answer',
  spelling_empty: 'has an accepted answer without text',
} as const;

export type QuestionProblem = keyof typeof questionProblems;

/** Everything that keeps a question from being asked; lengths and counts at the top are the schema's. */
export function problemsOf(question: WrittenQuestion): QuestionProblem[] {
  const problems: QuestionProblem[] = isEmpty(question.prompt) ? ['prompt_empty'] : [];
  switch (question.kind) {
    case 'single':
    case 'several':
      return [...problems, ...problemsOfOptions(question.options, question.kind === 'single')];
    case 'number':
      return problems;
    case 'text':
      if (question.accepted.length === 0) return [...problems, 'no_spelling'];
      return question.accepted.some(isEmptyFolded) ? [...problems, 'spelling_empty'] : problems;
  }
}

function problemsOfOptions(options: readonly WrittenOption[], single: boolean): QuestionProblem[] {
  const problems: QuestionProblem[] = [];
  const right = options.filter(({ correct }) => correct).length;
  const texts = options.map(({ text }) => text.trim()).filter((text) => !isEmpty(text));
  if (options.length < limits.minOptions) problems.push('too_few_options');
  if (texts.length < options.length) problems.push('option_empty');
  if (new Set(texts).size < texts.length) problems.push('options_equal');
  if (new Set(options.map(({ id }) => id)).size < options.length) problems.push('option_ids_equal');
  if (right === 0) problems.push('no_right_option');
  if (single && right > 1) problems.push('two_right_options');
  return problems;
}

function isEmpty(text: string): boolean {
  return characterCount(text.trim()) === 0;
}

/** An answer of nothing but joiners would be right for everybody who types nothing. */
function isEmptyFolded(text: string): boolean {
  return foldAnswer(text) === '';
}
