import { problemsOf, type QuestionProblem } from '@academy/contract/quizzes/question-problems.ts';
import type { Queryable } from '@academy/platform/database/connect.ts';
import { lessons } from '@academy/platform/database/schema/curriculum.ts';
import { quizQuestions } from '@academy/platform/database/schema/quizzes.ts';
import { lessonResources } from '@academy/platform/database/schema/resources.ts';
import { asc, eq } from 'drizzle-orm';
import { readMarkdownMarks, readPlainLinks, type TextMarks } from './markdown-marks.ts';

/** What is written in a lesson and comes with it, as far as a check is interested in it. */
export interface LessonContents extends TextMarks {
  readonly hasText: boolean;
  readonly hasQuestions: boolean;
  readonly hasResources: boolean;
  /** When the film asks, by the number of the question from 1. */
  readonly pinnedQuestions: readonly { readonly question: number; readonly atSeconds: number }[];
  /** Of questions that cannot be answered, by their number from 1. */
  readonly brokenQuestions: readonly {
    readonly question: number;
    readonly problems: readonly QuestionProblem[];
  }[];
}

/** Of one lesson: who has as many knows what is meant. */
const MOST_UNDESCRIBED = 20;

/** Reads one lesson: its text is let go with it. */
export async function readContents(db: Queryable, lessonId: string): Promise<LessonContents> {
  const [lesson] = await db
    .select({ content: lessons.content })
    .from(lessons)
    .where(eq(lessons.id, lessonId));
  const questions = await db
    .select()
    .from(quizQuestions)
    .where(eq(quizQuestions.lessonId, lessonId))
    .orderBy(asc(quizQuestions.position));
  const resources = await db
    .select({ url: lessonResources.url, description: lessonResources.description })
    .from(lessonResources)
    .where(eq(lessonResources.lessonId, lessonId))
    .orderBy(asc(lessonResources.position));
  const text = lesson?.content ?? '';
  const marks = [text, ...questions.flatMap(textsOf)].map(readMarkdownMarks);
  return {
    hasText: text.trim() !== '',
    hasQuestions: questions.length > 0,
    hasResources: resources.length > 0,
    links: [
      ...new Set([
        ...marks.flatMap(({ links }) => links),
        ...resources.flatMap(({ url, description }) => [
          ...(url === null ? [] : [url]),
          ...readPlainLinks(description),
        ]),
      ]),
    ],
    undescribed: marks.flatMap(({ undescribed }) => undescribed).slice(0, MOST_UNDESCRIBED),
    pinnedQuestions: questions.flatMap(({ atSeconds }, index) =>
      atSeconds === null ? [] : [{ question: index + 1, atSeconds }],
    ),
    brokenQuestions: questions
      .map(({ solution, ...question }, index) => ({
        question: index + 1,
        problems: problemsOf({ ...question, ...solution }),
      }))
      .filter(({ problems }) => problems.length > 0),
  };
}

function textsOf({ prompt, explanation, solution }: typeof quizQuestions.$inferSelect): string[] {
  const options = 'options' in solution ? solution.options.map(({ text }) => text) : [];
  return [prompt, explanation, ...options];
}
