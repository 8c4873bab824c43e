import type { Lesson } from '@academy/contract/curriculum/curriculum.ts';
import { readVideoLink } from '@academy/contract/videos/video-link.ts';
import { t } from '@lingui/core/macro';

export interface LessonPart {
  readonly name: 'video' | 'text' | 'quiz' | 'captions';
  readonly look: 'film' | 'preparing' | 'failed' | 'text' | 'quiz' | 'captions' | 'missing';
  readonly words: string;
}

/** What a lesson has and lacks, for its author. */
export function lessonParts(lesson: Pick<Lesson, 'content' | 'videoUrl' | 'parts'>): readonly LessonPart[] {
  const { content, parts } = lesson;
  return [
    { name: 'video', ...videoOf(lesson) },
    content?.trim()
      ? { name: 'text', look: 'text', words: t`text` }
      : { name: 'text', look: 'missing', words: t`no text` },
    parts?.questions
      ? { name: 'quiz', look: 'quiz', words: t`quiz` }
      : { name: 'quiz', look: 'missing', words: t`no quiz` },
    parts?.captions
      ? { name: 'captions', look: 'captions', words: t`captions` }
      : { name: 'captions', look: 'missing', words: t`no captions` },
  ];
}

function videoOf({ parts, videoUrl }: Pick<Lesson, 'videoUrl' | 'parts'>): Omit<LessonPart, 'name'> {
  switch (parts?.video ?? 'none') {
    case 'ready':
      return { look: 'film', words: t`video ready` };
    case 'playable':
      return { look: 'film', words: t`video ready, better qualities on their way` };
    case 'waiting':
    case 'preparing':
      return { look: 'preparing', words: t`video being prepared` };
    case 'failed':
      return { look: 'failed', words: t`video failed` };
    case 'none':
      return videoUrl && isEmbedded(videoUrl)
        ? { look: 'film', words: t`video by link` }
        : { look: 'missing', words: t`no video` };
  }
}

/** A link to a file is fetched and becomes a video of the lesson; one to a site of videos plays there. */
function isEmbedded(videoUrl: string): boolean {
  const { kind } = readVideoLink(videoUrl);
  return kind === 'youtube' || kind === 'vimeo';
}
