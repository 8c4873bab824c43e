import { lessonFormLimits, lessonTitleMessage } from '@academy/contract/curriculum/lesson-constants.ts';
import { durationMessage, isLessonDuration } from '@academy/contract/curriculum/lesson-duration.ts';
import { characterCount, onOneLine } from '@academy/contract/text/character-count.ts';
import { readVideoLink } from '@academy/contract/videos/video-link.ts';
import type { LessonFieldName, LessonFields } from './lesson-fields.ts';

export type LessonFormErrors = { readonly [Name in LessonFieldName]?: string };

const { titleMinLength, titleMaxLength, contentMaxLength } = lessonFormLimits;

/** The rules of the academy, in its words: it refuses by the same, so nobody has to wait to be told. */
export function lessonFormErrors({ title, content, duration, videoUrl }: LessonFields): LessonFormErrors {
  const line = onOneLine(title);
  const length = duration.trim();
  const link = videoUrl.trim();
  return {
    ...(characterCount(line) < titleMinLength ? { title: lessonTitleMessage } : {}),
    ...(line.length > titleMaxLength
      ? { title: `Lesson title must be at most ${titleMaxLength} characters` }
      : {}),
    ...(content.length > contentMaxLength
      ? { content: `Content must be at most ${contentMaxLength.toLocaleString('en')} characters` }
      : {}),
    ...(length !== '' && !isLessonDuration(length) ? { duration: durationMessage } : {}),
    ...(link !== '' && readVideoLink(link).kind === 'invalid'
      ? { videoUrl: 'Enter a link to YouTube, to Vimeo or to a file that begins with http:// or https://' }
      : {}),
  };
}
