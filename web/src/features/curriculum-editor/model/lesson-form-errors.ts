import { lessonFormLimits, lessonTitleMessage } from '@academy/contract/curriculum/lesson-constants.ts';
import { durationMessage, isLessonDuration } from '@academy/contract/curriculum/lesson-duration.ts';
import { characterCount, onOneLine } from '@academy/contract/text/character-count.ts';
import { readVideoLink } from '@academy/contract/videos/video-link.ts';
import { t } from '@lingui/core/macro';
import { contractText } from '@/lib/language/contract-text.ts';
import { numberText } from '@/lib/language/numbers.ts';
import { keptDuration, type LessonFieldName, type LessonFields } from './lesson-fields.ts';

export type LessonFormErrors = { readonly [Name in LessonFieldName]?: string };

const { titleMinLength, titleMaxLength, contentMaxLength } = lessonFormLimits;

/** The server's own rules and messages, so that a mistake is shown before anything is sent. */
export function lessonFormErrors({ title, content, duration, videoUrl }: LessonFields): LessonFormErrors {
  const found: Readonly<Record<LessonFieldName, string | undefined>> = {
    title: titleError(onOneLine(title)),
    content: contentError(content),
    duration: durationError(keptDuration(duration)),
    videoUrl: linkError(videoUrl.trim()),
  };
  return Object.fromEntries(Object.entries(found).filter(([, error]) => error !== undefined));
}

function titleError(title: string): string | undefined {
  if (characterCount(title) < titleMinLength) {
    return contractText('curriculum-form', 'lesson-title', lessonTitleMessage);
  }
  if (title.length <= titleMaxLength) return undefined;
  const limit = numberText(titleMaxLength);
  return t`Lesson title must be at most ${limit} characters`;
}

function contentError(content: string): string | undefined {
  if (content.length <= contentMaxLength) return undefined;
  const limit = numberText(contentMaxLength);
  return t`Content must be at most ${limit} characters`;
}

function durationError(duration: string): string | undefined {
  if (duration === '' || isLessonDuration(duration)) return undefined;
  return contractText('curriculum-form', 'duration', durationMessage);
}

function linkError(link: string): string | undefined {
  if (link === '' || readVideoLink(link).kind !== 'invalid') return undefined;
  if (isPlaylist(link)) return t`This link leads to a list of videos. Open one of them, and copy its link.`;
  return t`Enter a link to YouTube, to Vimeo or to a file that begins with http:// or https://`;
}

const isPlaylist = (link: string) => /^https?:\/\/(\w+\.)?youtube\.com\/.*[?&]list=/.test(link);
