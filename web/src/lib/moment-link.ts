import type { Moment } from '@academy/contract/search/search-calls.ts';
import { momentSearch } from '@academy/contract/videos/moments.ts';
import { paths } from '@/config/paths.ts';

/**
 * Where a moment leads: its second of the film, its lesson, or the course for who may not open the lesson. There it plays if it is a
 * free preview, and else its row in the outline is shown.
 */
export function momentLink({ canOpen, courseId, moduleId, lessonId, seconds }: Moment): {
  to: string;
  search: Record<string, string>;
} {
  if (!canOpen) return { to: paths.course(courseId), search: { preview: lessonId } };
  return {
    to: paths.lesson({ courseId, moduleId, lessonId }),
    search: seconds === undefined ? {} : momentSearch(seconds),
  };
}
