import { problemsOf, type QuestionProblem } from '@academy/contract/quizzes/question-problems.ts';
import { quizLimits as limits } from '@academy/contract/quizzes/quiz-limits.ts';
import { isAfterEnd } from '@academy/contract/videos/moments.ts';
import { t } from '@lingui/core/macro';
import { numberText } from '@/lib/language/numbers.ts';
import { timeText } from '@/lib/language/times.ts';
import { readMoment } from '@/lib/typed-moment.ts';
import { type DraftQuestion, solutionOf, spellingsOf } from './draft-question.ts';

type DraftProblem =
  | QuestionProblem
  | 'prompt_long'
  | 'option_long'
  | 'explanation_long'
  | 'value_none'
  | 'tolerance_none'
  | 'moment_none'
  | 'moment_late'
  | 'spelling_long'
  | 'spellings_many';

/** The field that a problem is shown at. */
export type ProblemField = 'prompt' | 'solution' | 'tolerance' | 'explanation' | 'moment';

/** What keeps a draft from being saved, by field; the first of each. The film's length is null where it is not known. */
export function problemsByField(
  draft: DraftQuestion,
  filmSeconds: number | null,
): Partial<Record<ProblemField, string>> {
  const found: Partial<Record<ProblemField, string>> = {};
  for (const problem of draftProblems(draft, filmSeconds)) {
    const { field, text } = words[problem];
    found[field] ??= text({ filmSeconds: filmSeconds ?? 0, optionCount: draft.options.length });
  }
  return found;
}

function draftProblems(draft: DraftQuestion, filmSeconds: number | null): DraftProblem[] {
  const solution = solutionOf(draft);
  const moment = readMoment(draft.moment);
  const checks: [DraftProblem, boolean][] = [
    ['prompt_long', draft.prompt.length > limits.promptMaxLength],
    ['explanation_long', draft.explanation.length > limits.explanationMaxLength],
    ['moment_none', moment !== null && !(moment <= limits.latestSecond)],
    ['moment_late', moment !== null && isAfterEnd(moment, filmSeconds)],
  ];
  if (solution.kind === 'number') {
    checks.push(['value_none', !(Math.abs(solution.value) <= limits.largestNumber)]);
    checks.push(['tolerance_none', !(solution.tolerance >= 0 && solution.tolerance <= limits.largestNumber)]);
  } else if (solution.kind === 'text') {
    const spellings = spellingsOf(draft);
    checks.push(['spellings_many', spellings.length > limits.spellings]);
    checks.push(['spelling_long', spellings.some((text) => text.length > limits.spellingMaxLength)]);
  } else {
    checks.push(['option_long', solution.options.some(({ text }) => text.length > limits.optionMaxLength)]);
  }
  const { prompt, explanation } = draft;
  return [
    ...problemsOf({ prompt, explanation, atSeconds: null, ...solution }),
    ...checks.filter(([, isWrong]) => isWrong).map(([problem]) => problem),
  ];
}

const atMost = (limit: number) => numberText(limit);

interface ProblemWords {
  readonly field: ProblemField;
  readonly text: (facts: { readonly filmSeconds: number; readonly optionCount: number }) => string;
}

const words: Record<DraftProblem, ProblemWords> = {
  prompt_empty: { field: 'prompt', text: () => t`Write the question.` },
  prompt_long: {
    field: 'prompt',
    text: () => {
      const limit = atMost(limits.promptMaxLength);
      return t`A question can have at most ${limit} characters.`;
    },
  },
  too_few_options: { field: 'solution', text: () => t`Write at least two options.` },
  option_empty: {
    field: 'solution',
    // The last two cannot be removed.
    text: ({ optionCount }) =>
      optionCount > limits.minOptions
        ? t`Write something in every option, or remove the empty one.`
        : t`Write something in every option: a question needs at least two.`,
  },
  options_equal: { field: 'solution', text: () => t`Two options are the same.` },
  option_ids_equal: { field: 'solution', text: () => t`Two options are the same.` },
  option_long: {
    field: 'solution',
    text: () => {
      const limit = atMost(limits.optionMaxLength);
      return t`An option can have at most ${limit} characters.`;
    },
  },
  no_right_option: { field: 'solution', text: () => t`Mark the right option.` },
  two_right_options: {
    field: 'solution',
    text: () => t`Mark one option only, or let students choose several.`,
  },
  value_none: { field: 'solution', text: () => t`Type the right number, such as 3.5.` },
  tolerance_none: { field: 'tolerance', text: () => t`Type a number from zero on, or leave it empty.` },
  no_spelling: { field: 'solution', text: () => t`Write at least one accepted answer.` },
  spelling_empty: {
    field: 'solution',
    text: () => t`An accepted answer has nothing in it that can be seen.`,
  },
  spelling_long: {
    field: 'solution',
    text: () => {
      const limit = atMost(limits.spellingMaxLength);
      return t`An accepted answer can have at most ${limit} characters.`;
    },
  },
  spellings_many: {
    field: 'solution',
    text: () => {
      const limit = atMost(limits.spellings);
      return t`There can be at most ${limit} accepted answers.`;
    },
  },
  explanation_long: {
    field: 'explanation',
    text: () => {
      const limit = atMost(limits.explanationMaxLength);
      return t`An explanation can have at most ${limit} characters.`;
    },
  },
  moment_none: { field: 'moment', text: () => t`Type a moment of the film, such as 0:20.` },
  moment_late: {
    field: 'moment',
    text: ({ filmSeconds }) => {
      const end = timeText(filmSeconds);
      return t`The film ends at ${end}.`;
    },
  },
};
