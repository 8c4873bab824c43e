/** What can be told of a lesson from what is stored of it, without looking into its film, its links or its texts. */
import { embeddedLinkOf } from '../videos/video-link.ts';
import type { FindingCode } from './finding-codes.ts';

export interface GlancedLesson {
  readonly videoUrl: string | null;
  readonly isPreview: boolean;
  readonly hasText: boolean;
  readonly hasQuestions: boolean;
  readonly hasResources: boolean;
  /** What became of the newest version of its film; null where it has none. */
  readonly filmState: string | null;
}

export function glanceAtLesson(lesson: GlancedLesson): FindingCode[] {
  const { videoUrl, isPreview, hasText, hasQuestions, hasResources, filmState } = lesson;
  const hasFilm = filmState !== null || embeddedLinkOf(videoUrl) !== null;
  const codes: FindingCode[] = [];
  // A good text needs no film, and a good film no text; a test or a sheet to work on is a lesson, too.
  if (!hasFilm && !hasText && !hasQuestions && !hasResources) codes.push('lesson_empty');
  // One that is being prepared, or has failed, is told of below.
  if (isPreview && filmState === null) codes.push('preview_without_film');
  if (filmState === 'failed') codes.push('film_failed');
  else if (filmState !== null && filmState !== 'ready') codes.push('film_not_ready');
  return codes;
}
