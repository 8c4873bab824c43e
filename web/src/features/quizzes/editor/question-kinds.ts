import type { QuestionKind } from '@academy/contract/quizzes/quiz-limits.ts';
import { t } from '@lingui/core/macro';

export const kindWords: Readonly<Record<QuestionKind, () => string>> = {
  single: () => t`Single choice`,
  several: () => t`Several choices`,
  number: () => t({ message: 'Number', comment: 'A kind of question: its answer is a number' }),
  text: () => t`Short text`,
};
