import type { Database, Transaction } from '@academy/platform/database/connect.ts';
import { recordEvent } from '@academy/platform/outbox/outbox.ts';
import { notFound } from '../../http/http-error.ts';
import { dateCourse, lockCourse } from './curriculum-editing.repository.ts';

/** Makes one edit at a time in a course, fully or not at all, and dates the course by it. */
export function createEditCurriculum({ db }: Database) {
  return <Result>(courseId: string, edit: (tx: Transaction) => Promise<Result>): Promise<Result> =>
    db.transaction(async (tx) => {
      if (!(await lockCourse(tx, courseId))) throw notFound('Course');
      const result = await edit(tx);
      await dateCourse(tx, courseId);
      await recordEvent(tx, { name: 'curriculum_edited', courseId });
      return result;
    });
}
