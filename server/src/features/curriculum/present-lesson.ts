import type { Lesson } from '@academy/contract/curriculum/curriculum.ts';
import { lessonDefaults } from '@academy/contract/curriculum/lesson-constants.ts';
import type { LessonRow } from './lessons.repository.ts';

/** A lesson as its author sees it. */
export function presentManagedLesson(row: LessonRow, place: { order: number; moduleTitle: string }): Lesson {
  return {
    ...row,
    ...place,
    _id: row.id,
    duration: row.duration ?? lessonDefaults.duration,
    givenDuration: row.duration,
  };
}
