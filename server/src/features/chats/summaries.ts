/**
 * Summaries of a lesson or a course. A language model writes those of lessons alone: what a course teaches stands there already, in
 * its author's words.
 */
import type { Answer, Source } from '@academy/contract/chats/answer.ts';
import type { Queryable } from '@academy/platform/database/connect.ts';
import type { LessonText } from '@academy/platform/passages/course-text.ts';
import type { FoundPassages } from '@academy/platform/passages/found-passages.ts';
import { chooseTrack, lessonSummary } from '@academy/platform/passages/lesson-summary.ts';
import { asMarkdown } from './passages-answer.ts';
import { findCourseToSumUp, findLessonToSumUp, listCues, listTracks } from './summaries.repository.ts';

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

/** Passages of a whole lesson. A long one takes a while, for which no other request should wait. */
export type ReadLesson = (lesson: LessonText) => Promise<readonly Source[]>;

interface SummaryParts {
  readonly db: Queryable;
  readonly readLesson: ReadLesson;
}

const summaryOf = (change: Pick<Answer, 'statements' | 'sources' | 'summed'>): Answer => ({
  ...{ model: null, notice: null, reply: 'summary' },
  fits: change.sources.length + change.statements.length > 0,
  ...change,
});

export async function sumUp(parts: SummaryParts, asked: Asked): Promise<Summary> {
  return asked.lessonId === null ? sumUpCourse(parts.db, asked) : sumUpLesson(parts, asked.lessonId, asked);
}

async function sumUpLesson(
  { db, readLesson }: SummaryParts,
  lessonId: string,
  { question, isForModel }: Asked,
): Promise<Summary> {
  const lesson = await findLessonToSumUp(db, lessonId);
  const sources = lesson === undefined ? [] : lessonSummary(lesson);
  const statements = sources.map((source, index) => ({ text: asMarkdown(source), sources: [index] }));
  const answer = summaryOf({ statements, sources, summed: 'lesson' });
  if (lesson === undefined || !isForModel) return { answer, found: nothing };
  const passages = await readLesson({
    ...lesson,
    tracks: await tracksToRead(db, lessonId, question),
    files: [],
  });
  return { answer, found: { fit: passages.length > 0, sources: passages, isForeign: false } };
}

async function tracksToRead(
  db: Queryable,
  lessonId: string,
  question: string,
): Promise<LessonText['tracks']> {
  const track = chooseTrack(await listTracks(db, lessonId), question);
  return track === undefined ? [] : [{ language: track.language, cues: await listCues(db, track.id) }];
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
