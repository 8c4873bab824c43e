/** A question while it is written: every field as it was typed, also those of other kinds, so that trying one loses nothing. */
import { readNumber } from '@academy/contract/quizzes/number-answer.ts';
import type { QuestionSolution, WrittenOption } from '@academy/contract/quizzes/question.ts';
import type { QuestionKind } from '@academy/contract/quizzes/quiz-limits.ts';
import { playbackTimeText } from '@academy/contract/videos/playback-time.ts';
import type { ManagedQuestion, QuizSave } from '@/api/quizzes.ts';
import { readMoment } from '@/lib/typed-moment.ts';

export interface DraftQuestion {
  /** Stays while the editor is open; `id` is there once the question was saved. */
  readonly key: string;
  readonly id?: string | undefined;
  readonly kind: QuestionKind;
  readonly prompt: string;
  readonly explanation: string;
  /** m:ss, or empty for a question that the film does not ask. */
  readonly moment: string;
  readonly options: readonly WrittenOption[];
  readonly value: string;
  readonly tolerance: string;
  /** One accepted spelling a line. */
  readonly spellings: string;
}

let made = 0;

function newKey(): string {
  made += 1;
  return `question-${Date.now().toString(36)}-${made}`;
}

export function newOption(text = ''): WrittenOption {
  return { id: crypto.randomUUID().slice(0, 8), text, correct: false };
}

export function newQuestion(): DraftQuestion {
  return {
    key: newKey(),
    kind: 'single',
    prompt: '',
    explanation: '',
    moment: '',
    // None is right until its author says so: one marked beforehand would be overlooked.
    options: [newOption(), newOption()],
    value: '',
    tolerance: '',
    spellings: '',
  };
}

export function draftOf(question: ManagedQuestion): DraftQuestion {
  const { id, kind, prompt, explanation, atSeconds } = question;
  return {
    ...newQuestion(),
    id,
    kind,
    prompt,
    explanation,
    moment: atSeconds === null ? '' : playbackTimeText(atSeconds),
    ...('options' in question ? { options: question.options } : {}),
    ...(question.kind === 'number'
      ? {
          value: String(question.value),
          tolerance: question.tolerance === 0 ? '' : String(question.tolerance),
        }
      : {}),
    ...(question.kind === 'text' ? { spellings: question.accepted.join('\n') } : {}),
  };
}

export function spellingsOf({ spellings }: Pick<DraftQuestion, 'spellings'>): string[] {
  return spellings
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

export function solutionOf(draft: DraftQuestion): QuestionSolution {
  switch (draft.kind) {
    case 'single':
    case 'several':
      return { kind: draft.kind, options: draft.options };
    case 'number':
      return {
        kind: 'number',
        value: readNumber(draft.value) ?? Number.NaN,
        tolerance: draft.tolerance.trim() === '' ? 0 : (readNumber(draft.tolerance) ?? Number.NaN),
      };
    case 'text':
      return { kind: 'text', accepted: spellingsOf(draft) };
  }
}

/** What is sent. Only for drafts without problems. */
export function payloadOf(draft: DraftQuestion): QuizSave['questions'][number] {
  const { id, prompt, explanation, moment } = draft;
  const solution = solutionOf(draft);
  const rest = { prompt, explanation, atSeconds: readMoment(moment), ...(id === undefined ? {} : { id }) };
  // Each kind by itself, so that the compiler sees which fields belong to it.
  if (solution.kind === 'single') return { ...rest, kind: 'single', options: solution.options };
  if (solution.kind === 'several') return { ...rest, kind: 'several', options: solution.options };
  return solution.kind === 'number' ? { ...rest, ...solution } : { ...rest, ...solution };
}

/** The same text for drafts that say the same. */
export function contentOf(drafts: readonly DraftQuestion[]): string {
  return JSON.stringify(drafts.map(({ key: _key, id: _id, ...content }) => content));
}
