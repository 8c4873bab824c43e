/** The ids that lead to a lesson. They make up its URL, and the paths of the calls about it. */
export interface LessonAddress {
  readonly courseId: string;
  readonly moduleId: string;
  readonly lessonId: string;
}

/** What a link writes when the code that made it had no id at hand. */
const notIds: readonly string[] = ['', '0', 'undefined', 'null', 'NaN'];

export function namesLesson({ lessonId }: Pick<LessonAddress, 'lessonId'>): boolean {
  return !notIds.includes(lessonId);
}

export function lessonAddressOf(courseId: string, lesson: { _id: string; moduleId: string }): LessonAddress {
  return { courseId, moduleId: lesson.moduleId, lessonId: lesson._id };
}
