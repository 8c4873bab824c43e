/** What can be told of a course from what is stored of it, without looking into its films, its links or its texts. */
import { embeddedLinkOf } from '../videos/video-link.ts';
import type { Finding } from './finding.ts';
import type { FindingCode } from './finding-codes.ts';

/** All that a glance can say: of these an old check has nothing to tell, since a glance knows better. */
export const glancedCodes = [
  'course_empty',
  'module_empty',
  'lesson_empty',
  'preview_without_film',
  'film_failed',
  'film_not_ready',
] as const satisfies readonly FindingCode[];

export type GlancedCode = (typeof glancedCodes)[number];

export interface GlancedLesson {
  readonly videoUrl: string | null;
  readonly isPreview: boolean;
  readonly hasText: boolean;
  readonly hasQuestions: boolean;
  readonly hasResources: boolean;
  /** What became of the newest version of its film; null where it has none. */
  readonly filmState: string | null;
  /** Something plays: an older version, or the renditions that the newest has so far. */
  readonly isWatchable: boolean;
}

export interface Glanced extends Pick<Finding, 'facts'> {
  readonly code: GlancedCode;
}

export function glanceAtLesson(lesson: GlancedLesson): Glanced[] {
  const { videoUrl, isPreview, hasText, hasQuestions, hasResources, filmState, isWatchable } = lesson;
  const hasFilm = filmState !== null || embeddedLinkOf(videoUrl) !== null;
  const seen: Glanced[] = [];
  // A good text needs no film, and a good film no text; a test or a sheet to work on is a lesson, too.
  if (!hasFilm && !hasText && !hasQuestions && !hasResources) seen.push({ code: 'lesson_empty', facts: {} });
  // One that is being prepared, or has failed, is told of below.
  if (isPreview && filmState === null) seen.push({ code: 'preview_without_film', facts: {} });
  if (filmState === 'failed') {
    // Its author waits for it, whatever plays meanwhile.
    seen.push({ code: 'film_failed', facts: isWatchable ? { isWatchable } : {} });
  } else if (filmState !== null && filmState !== 'ready' && !isWatchable) {
    seen.push({ code: 'film_not_ready', facts: {} });
  }
  return seen;
}
