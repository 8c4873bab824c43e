/** Where the lesson stands that a video belongs to. */
export interface VideoPlace {
  readonly courseId: string;
  readonly moduleId: string;
  readonly lessonId: string;
}
