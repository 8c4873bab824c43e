import type { CourseLists } from '@academy/contract/courses/course-lists-calls.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import { recordEvent } from '@academy/platform/outbox/outbox.ts';
import { Refusal, refuseStaleEdit } from '../../refusal.ts';
import * as repository from './course-lists.repository.ts';

type Saved = Omit<CourseLists, 'revision'> & { readonly revision?: number | undefined };

export type CourseListsService = ReturnType<typeof createCourseListsService>;

export function createCourseListsService({ db }: Database) {
  const find = async (courseId: string): Promise<CourseLists> => {
    const found = await repository.findLists(db, courseId);
    if (found === undefined) throw new Refusal('course_not_found');
    return found;
  };

  return {
    find,

    async save(courseId: string, { revision, ...lists }: Saved): Promise<CourseLists> {
      await db.transaction(async (tx) => {
        const before = await repository.lockLists(tx, courseId);
        if (before === undefined) throw new Refusal('course_not_found');
        refuseStaleEdit('course', { given: revision, current: before.revision });
        await repository.writeLists(tx, courseId, lists);
        await recordEvent(tx, { name: 'course_edited', courseId });
      });
      return find(courseId);
    },
  };
}
