import { isLessonDuration } from '@academy/contract/curriculum/lesson-duration.ts';
import { latinDigits } from '@academy/contract/quizzes/fold-answer.ts';
import { z } from 'zod';

/** m:ss or h:mm:ss; the same as a duration. */
export const momentSchema = z
  .string('must be a moment such as 0:20')
  .overwrite(latinDigits)
  .refine(isLessonDuration, 'must be a moment such as 0:20')
  .transform((text) => text.split(':').reduce((seconds, part) => seconds * 60 + Number(part), 0));

export function momentText(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), String(seconds % 60).padStart(2, '0')];
  if (minutes < 60) return `${minutes}:${rest}`;
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}:${rest}`;
}
