import type { PackagePartCode } from '@academy/contract/course-packages/package-parts.ts';
import { readNumber } from '@academy/contract/quizzes/number-answer.ts';
import type { z } from 'zod';
import { lessonQuestionsSchema } from '../course-folder/lesson-questions.ts';
import type { QtiItem, QtiMaterial } from './qti-item.ts';

/** A question as it stands in front of a lesson's text. */
export type FolderQuestion = NonNullable<z.input<typeof lessonQuestionsSchema>>[number];

interface QuestionOfItem {
  readonly question: FolderQuestion | null;
  readonly notes: readonly PackagePartCode[];
}

/** The question that an item asks, as far as there is such a kind here. */
export function questionOf(
  item: QtiItem,
  textOf: (material: readonly QtiMaterial[]) => string,
): QuestionOfItem {
  if (/essay/i.test(item.profile)) return { question: null, notes: ['essays'] };
  if (item.answerPlaces !== 1) return { question: null, notes: ['questions_unsupported'] };
  const answers = answersOf(item, textOf);
  if (answers === null) return { question: null, notes: ['questions_unsupported'] };
  const asked = { question: textOf(item.prompt), explanation: textOf(item.explanation) };
  const question = { ...asked, ...answers };
  // Lengths, counts and what makes a question one that can be asked are the course folder's.
  if (!lessonQuestionsSchema.safeParse([question]).success)
    return { question: null, notes: ['questions_unfit'] };
  return { question, notes: isPattern(item) ? ['patterns_as_answers'] : [] };
}

type Answers =
  | { kind: 'single' | 'several'; options: { text: string; right: boolean }[] }
  | { kind: 'number'; answer: number; tolerance: number }
  | { kind: 'text'; accepted: string[] };

function answersOf(item: QtiItem, textOf: (material: readonly QtiMaterial[]) => string): Answers | null {
  const { choices, right } = item;
  if (choices.length > 0) {
    const options = choices.map(({ id, material }) => ({
      text: textOf(material),
      right: right.equal.includes(id),
    }));
    return { kind: item.isSeveral ? 'several' : 'single', options };
  }
  const range = numberIn(right.from, right.to);
  if (range !== null) return range;
  const accepted = [...right.equal, ...right.substrings];
  const [only = ''] = accepted;
  const value = readNumber(only);
  if (accepted.length === 1 && value !== null && !isPattern(item))
    return { kind: 'number', answer: value, tolerance: 0 };
  return accepted.length === 0 ? null : { kind: 'text', accepted };
}

function isPattern({ profile, right }: QtiItem): boolean {
  return /pattern_match/i.test(profile) || right.substrings.length > 0;
}

function numberIn(from: string | null, to: string | null): Answers | null {
  const [least, most] = [readNumber(from ?? ''), readNumber(to ?? '')];
  if (least === null || most === null || most < least) return null;
  return { kind: 'number', answer: (least + most) / 2, tolerance: (most - least) / 2 };
}
