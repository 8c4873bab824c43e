import type { Lesson, Module } from '@academy/contract/curriculum/curriculum.ts';
import type { Database, Queryable } from '@academy/platform/database/connect.ts';
import type { ReplicaReads } from '@academy/platform/database/replica.ts';
import { isId } from '@academy/platform/ids.ts';
import { canManage, canRead, canSee, type ViewedCourse, type Viewer } from '../../access/course-policy.ts';
import { Refusal } from '../../refusal.ts';
import { findLessonToRead, listCurriculum } from './curriculum.repository.ts';
import { type CurriculumView, presentCurriculum, presentLesson } from './present-curriculum.ts';

export type CurriculumService = ReturnType<typeof createCurriculumService>;

interface CurriculumParts {
  readonly database: Database;
  readonly visitorReads: ReplicaReads;
  /** Whether a language model answers questions. */
  readonly hasModel: boolean;
}

export function createCurriculumService({ database: { db }, visitorReads, hasModel }: CurriculumParts) {
  return {
    list: async (viewer: Viewer | null, courseId: string): Promise<Module[]> => {
      const read = (from: Queryable) => listCurriculum(from, viewer, courseId);
      const found = () => (viewer === null ? visitorReads.read(read) : read(db));
      const rows = isId(courseId) ? await found() : [];
      const course = rows[0];
      if (course === undefined || !canSee(course, viewer)) throw new Refusal('course_not_found');
      return presentCurriculum(rows, viewOf(course, viewer));
    },

    /** One lesson with its content. Who may read it is decided before, by the access of the call. */
    getLesson: async (viewer: Viewer, lessonId: string): Promise<Lesson> => {
      const lesson = await findLessonToRead(db, lessonId, hasModel);
      if (lesson === undefined) throw new Refusal('lesson_not_found');
      return presentLesson(lesson, { managed: canManage(lesson, viewer) });
    },
  };
}

function viewOf(course: ViewedCourse, viewer: Viewer | null): CurriculumView {
  if (canManage(course, viewer)) return 'managed';
  return canRead(course, viewer) ? 'content' : 'outline';
}
