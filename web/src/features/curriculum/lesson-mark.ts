export type LessonMark = 'locked' | 'done' | 'current' | 'open';

interface MarkFacts {
  lessonId: string;
  locked: boolean;
  completed: ReadonlySet<string>;
  currentLessonId: string | undefined;
}

/** The state mark before a lesson's title; a locked list gives nothing away. */
export function lessonMark({ lessonId, locked, completed, currentLessonId }: MarkFacts): LessonMark {
  if (locked) return 'locked';
  if (completed.has(lessonId)) return 'done';
  return lessonId === currentLessonId ? 'current' : 'open';
}
