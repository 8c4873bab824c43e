import type { Course } from '@academy/contract/courses/course.ts';
import type { Lesson } from '@academy/contract/curriculum/curriculum.ts';
import { type LessonAddress, namesLesson } from '@academy/contract/curriculum/lesson-address.ts';
import { ApiError } from '@academy/contract/http/client.ts';
import { t } from '@lingui/core/macro';

/** What the theatre shows: a picture, or in its place why there is none. */
export type LessonPageState =
  | { kind: 'no-lesson-id' }
  | { kind: 'waiting'; message: string }
  | { kind: 'not-enrolled'; course: Course }
  | { kind: 'missing' }
  | { kind: 'failed' }
  | { kind: 'ready'; course: Course; lesson: Lesson };

interface Fetched<T> {
  readonly data: T | undefined;
  readonly error: unknown;
}

interface LessonPageQueries {
  address: LessonAddress;
  course: Fetched<Course>;
  lesson: Fetched<Lesson>;
}

/** What was fetched once stays on the page when fetching it again fails. */
export function lessonPageState({ address, course, lesson }: LessonPageQueries): LessonPageState {
  if (!namesLesson(address)) return { kind: 'no-lesson-id' };
  if (course.data === undefined) return { kind: 'waiting', message: t`Waiting for course data...` };
  if (lesson.data !== undefined) return { kind: 'ready', course: course.data, lesson: lesson.data };
  if (!lesson.error) return { kind: 'waiting', message: t`Waiting for lesson data...` };
  const status = lesson.error instanceof ApiError ? lesson.error.status : undefined;
  if (status === 403) return { kind: 'not-enrolled', course: course.data };
  return status === 404 ? { kind: 'missing' } : { kind: 'failed' };
}
