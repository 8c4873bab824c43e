import type { DraftQuestion } from './draft-question.ts';

/** Questions with all that is in them, to be compared with another version of them. */
export function textOf(questions: readonly DraftQuestion[]): string {
  return questions.map((question, index) => `${index + 1}. ${linesOf(question).join('\n')}`).join('\n\n');
}

function linesOf(question: DraftQuestion): string[] {
  const { prompt, moment, explanation } = question;
  const heading = moment.trim() === '' ? prompt : `${prompt} (${moment})`;
  return [heading, ...solutionLines(question), ...(explanation.trim() === '' ? [] : [explanation])];
}

function solutionLines({ kind, options, value, tolerance, spellings }: DraftQuestion): string[] {
  switch (kind) {
    case 'single':
      return options.map(({ text, correct }) => `${correct ? '●' : '○'} ${text}`);
    case 'several':
      return options.map(({ text, correct }) => `${correct ? '☑' : '☐'} ${text}`);
    case 'number':
      return [tolerance.trim() === '' ? value : `${value} ± ${tolerance}`];
    case 'text':
      return [spellings];
  }
}
