/** The lesson a note belongs to. */
export interface NotePlace {
  readonly courseId: string;
  readonly moduleId: string;
  readonly lessonId: string;
}
