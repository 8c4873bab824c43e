import type { NotebookNote } from '@academy/contract/notes/notebook-note.ts';

interface LessonGroup {
  readonly lessonId: string;
  readonly moduleId: string;
  /** Null where the course is not open to the reader now. */
  readonly title: string | null;
  readonly notes: readonly NotebookNote[];
}

interface CourseGroup {
  readonly courseId: string;
  readonly title: string | null;
  readonly lessons: readonly LessonGroup[];
}

/** Notes as the server sorts them, by course and lesson. A page may end in the middle of a lesson: the next goes on with it. */
export function groupNotes(notes: readonly NotebookNote[]): CourseGroup[] {
  return [...Map.groupBy(notes, ({ courseId }) => courseId)].map(([courseId, ofCourse]) => ({
    courseId,
    title: ofCourse[0]?.courseTitle ?? null,
    lessons: [...Map.groupBy(ofCourse, ({ lessonId }) => lessonId)].map(([lessonId, ofLesson]) => ({
      lessonId,
      moduleId: ofLesson[0]?.moduleId ?? '',
      title: ofLesson[0]?.lessonTitle ?? null,
      notes: ofLesson,
    })),
  }));
}
