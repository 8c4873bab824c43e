import type { Preview } from '@academy/contract/previews/preview-calls.ts';
import { mostPreviews } from '@academy/contract/previews/preview-limits.ts';
import type { Database, Queryable } from '@academy/platform/database/connect.ts';
import { recordEvent } from '@academy/platform/outbox/outbox.ts';
import { Refusal } from '../../refusal.ts';
import { findPreview, lockCourse, markPreview } from './previews.repository.ts';

interface LessonPath {
  readonly courseId: string;
  readonly lessonId: string;
}

export type PreviewsService = ReturnType<typeof createPreviewsService>;

/** Which lessons are free previews. What that opens is decided where a film is asked for, each time. */
export function createPreviewsService({ db }: Database) {
  return {
    find: (lessonId: string) => find(db, lessonId),

    save: ({ courseId, lessonId }: LessonPath, isPreview: boolean): Promise<Preview> =>
      db.transaction(async (tx) => {
        await lockCourse(tx, courseId);
        const before = await find(tx, lessonId);
        if (before.isPreview === isPreview) return before;
        if (isPreview && before.others >= mostPreviews) {
          throw new Refusal('too_many_previews', { limit: mostPreviews });
        }
        await markPreview(tx, lessonId, isPreview);
        await recordEvent(tx, { name: 'course_edited', courseId });
        return { ...before, isPreview };
      }),
  };
}

async function find(db: Queryable, lessonId: string): Promise<Preview> {
  const found = await findPreview(db, lessonId);
  if (found === undefined) throw new Refusal('lesson_not_found');
  return found;
}
