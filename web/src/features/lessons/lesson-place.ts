/** Where a lesson stands, as its address says. */
export interface LessonPlace {
  readonly courseId: string;
  readonly moduleId: string;
  readonly lessonId: string;
}

/** What a link writes when the code that made it had no id at hand. */
const notIds: readonly string[] = ['', '0', 'undefined', 'null', 'NaN'];

export function namesLesson({ lessonId }: Pick<LessonPlace, 'lessonId'>): boolean {
  return !notIds.includes(lessonId);
}
