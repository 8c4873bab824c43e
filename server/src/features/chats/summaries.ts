/**
 * Summaries of a lesson or a course. A language model writes those of lessons alone: what a course teaches stands there already, in
 * its author's words.
 */
import type { Answer } from '@academy/contract/chats/answer.ts';
import type { Queryable } from '@academy/platform/database/connect.ts';
import type { FoundPassages } from '@academy/platform/passages/found-passages.ts';
import { lessonPassages, lessonSummary } from '@academy/platform/passages/lesson-summary.ts';
import { asMarkdown } from './passages-answer.ts';
import { findCourseToSumUp, findLessonToSumUp, listTracks } from './summaries.repository.ts';

export interface Summary {
  /** Without a language model, or where it fails. */
  readonly answer: Answer;
  /** What a language model may write from; nothing of it fits where none is to be asked. */
  readonly found: FoundPassages;
}

interface Asked {
  readonly courseId: string;
  /** Null: the course is summed up. */
  readonly lessonId: string | null;
  readonly question: string;
  readonly isForModel: boolean;
}

const summaryOf = (change: Pick<Answer, 'statements' | 'sources' | 'summed'>): Answer => ({
  ...{ model: null, notice: null, reply: 'summary' },
  fits: change.sources.length + change.statements.length > 0,
  ...change,
});

export async function sumUp(db: Queryable, asked: Asked): Promise<Summary> {
  return asked.lessonId === null ? sumUpCourse(db, asked) : sumUpLesson(db, asked.lessonId, asked);
}

async function sumUpLesson(
  db: Queryable,
  lessonId: string,
  { question, isForModel }: Asked,
): Promise<Summary> {
  const lesson = await findLessonToSumUp(db, lessonId);
  const sources = lesson === undefined ? [] : lessonSummary(lesson);
  const statements = sources.map((source, index) => ({ text: asMarkdown(source), sources: [index] }));
  const answer = summaryOf({ statements, sources, summed: 'lesson' });
  if (lesson === undefined || !isForModel) return { answer, found: nothing };
  const text = { ...lesson, tracks: await listTracks(db, lessonId), files: [] };
  const passages = lessonPassages(text, question);
  return { answer, found: { fit: passages.length > 0, sources: passages, isForeign: false } };
}

async function sumUpCourse(db: Queryable, { courseId }: Asked): Promise<Summary> {
  const { teaches, lessons } = await findCourseToSumUp(db, courseId);
  const sources = lessons.map(({ takeaways, ...lesson }) => ({
    ...lesson,
    ...{ kind: 'lesson' as const, text: takeaways[0] ?? '' },
  }));
  const statements = teaches.map((text) => ({ text: asMarkdown({ text }), sources: [] }));
  return { answer: summaryOf({ statements, sources, summed: 'course' }), found: nothing };
}

const nothing: FoundPassages = { fit: false, sources: [], isForeign: false };
