import type { LessonPayload } from '@academy/contract/curriculum/curriculum-form.ts';
import { readVideoLink } from '@academy/contract/videos/video-link.ts';
import { HttpError } from '../../http/http-error.ts';

/** What a payload says of the lesson itself. What it does not name stays as it is; what is empty is none. */
export function lessonValues({ title, content, videoUrl, duration }: LessonPayload) {
  if (videoUrl && readVideoLink(videoUrl).kind === 'invalid') {
    throw new HttpError(
      'unprocessable',
      'The video must be a link to YouTube, to Vimeo or to a file, and begin with http:// or https://',
    );
  }
  return {
    title,
    ...(content === undefined ? {} : { content: content || null }),
    ...(videoUrl === undefined ? {} : { videoUrl: videoUrl || null }),
    ...(duration === undefined ? {} : { duration: duration || null }),
  };
}

/** The file that a lesson's link names; null where it has no link, or one that is embedded. */
export function linkedFile(videoUrl: string | null | undefined): string | null {
  const link = videoUrl ? readVideoLink(videoUrl) : null;
  return link?.kind === 'file' ? link.url : null;
}
