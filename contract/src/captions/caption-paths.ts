import type { LessonAddress } from '../curriculum/lesson-address.ts';

/** Where the browser's own player and downloads find a track. */
export function captionFilePath(
  { courseId, moduleId, lessonId }: LessonAddress,
  language: string,
  format: 'vtt' | 'srt' | 'txt',
): string {
  return `/api/courses/${courseId}/modules/${moduleId}/lessons/${lessonId}/captions/${language}/file/${format}`;
}
