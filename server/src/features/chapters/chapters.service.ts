import type { Chapter, Chapters } from '@academy/contract/chapters/chapter-calls.ts';
import type { Database, Transaction } from '@academy/platform/database/connect.ts';
import { Refusal, refuseStaleEdit } from '../../refusal.ts';
import { chapterHeadings } from './chapter-headings.ts';
import * as repository from './chapters.repository.ts';
import { proposedChapters } from './proposed-chapters.ts';

/** Makes one edit at a time in a course, in a transaction, and dates the course by it. */
type EditCourse = <Result>(courseId: string, edit: (tx: Transaction) => Promise<Result>) => Promise<Result>;

interface LessonOfCourse {
  readonly courseId: string;
  readonly lessonId: string;
}

interface ChaptersSave {
  readonly chapters: readonly Chapter[];
  readonly revision?: number | undefined;
}

export type ChaptersService = ReturnType<typeof createChaptersService>;

export function createChaptersService({ db }: Database, edit: EditCourse) {
  return {
    list: async (lessonId: string): Promise<Chapters> => found(await repository.findChapters(db, lessonId)),

    save: ({ courseId, lessonId }: LessonOfCourse, { chapters, revision }: ChaptersSave): Promise<Chapters> =>
      edit(courseId, async (tx) => {
        const before = found(await repository.findChapters(tx, lessonId));
        refuseStaleEdit('lesson', { given: revision, current: before.revision });
        const inOrder = chapters.toSorted((a, b) => a.seconds - b.seconds);
        await repository.writeChapters(tx, lessonId, inOrder);
        return { chapters: inOrder, revision: before.revision + 1 };
      }),

    /** From what is said and written in the lesson; nothing is stored. */
    propose: async (lessonId: string): Promise<Chapter[]> => {
      const [cues, content] = await Promise.all([
        repository.listSpokenCues(db, lessonId),
        repository.findContent(db, lessonId),
      ]);
      return proposedChapters(cues, chapterHeadings(content));
    },
  };
}

function found<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new Refusal('lesson_not_found');
  return row;
}
