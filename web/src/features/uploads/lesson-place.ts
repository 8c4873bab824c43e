/** Where the lesson stands that a video is for. */
export interface LessonPlace {
  readonly courseId: string;
  readonly moduleId: string;
  readonly lessonId: string;
}
