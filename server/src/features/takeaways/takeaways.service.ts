import type { Database } from '@academy/platform/database/connect.ts';
import { recordEvent } from '@academy/platform/outbox/outbox.ts';
import { Refusal, refuseStaleEdit } from '../../refusal.ts';
import * as repository from './takeaways.repository.ts';

interface LessonPath {
  readonly courseId: string;
  readonly lessonId: string;
}

interface Saved {
  readonly takeaways: readonly string[];
  readonly revision?: number | undefined;
}

export type TakeawaysService = ReturnType<typeof createTakeawaysService>;

export function createTakeawaysService({ db }: Database) {
  const find = async (lessonId: string) => {
    const found = await repository.findTakeaways(db, lessonId);
    if (found === undefined) throw new Refusal('lesson_not_found');
    return found;
  };

  return {
    find,

    async save({ courseId, lessonId }: LessonPath, { takeaways, revision }: Saved) {
      await db.transaction(async (tx) => {
        await repository.dateCourse(tx, courseId);
        const before = await repository.lockTakeaways(tx, lessonId);
        if (before === undefined) throw new Refusal('lesson_not_found');
        refuseStaleEdit('lesson', { given: revision, current: before.revision });
        await repository.writeTakeaways(tx, lessonId, takeaways);
        await recordEvent(tx, { name: 'course_edited', courseId });
      });
      return find(lessonId);
    },
  };
}
