import type { Database, Transaction } from '@academy/platform/database/connect.ts';
import { recordEvent } from '@academy/platform/outbox/outbox.ts';
import { Refusal } from '../../refusal.ts';
import { dateCourse, lockCourse } from './curriculum-editing.repository.ts';

/** Makes one edit at a time in a course, fully or not at all, and dates the course by it. */
export function createEditCurriculum({ db }: Database) {
  return <Result>(courseId: string, edit: (tx: Transaction) => Promise<Result>): Promise<Result> =>
    db.transaction(async (tx) => {
      if (!(await lockCourse(tx, courseId))) throw new Refusal('course_not_found');
      const result = await edit(tx);
      await dateCourse(tx, courseId);
      await recordEvent(tx, { name: 'curriculum_edited', courseId });
      return result;
    });
}
