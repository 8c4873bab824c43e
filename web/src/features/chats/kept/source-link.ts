/** Where a place of the course is opened: its second of the film, its paragraph, its file. */
import type { Source } from '@academy/contract/chats/answer.ts';
import { momentSearch } from '@academy/contract/videos/moments.ts';
import { paths } from '@/config/paths.ts';
import { passageSearch } from '@/lib/passage-link.ts';

export function sourceLink(source: Source, courseId: string): { to: string; search: Record<string, string> } {
  const { moduleId, lessonId } = source;
  return { to: paths.lesson({ courseId, moduleId, lessonId }), search: searchOf(source) };
}

function searchOf(source: Source): Record<string, string> {
  switch (source.kind) {
    case 'speech':
    case 'chapter':
      return momentSearch(source.seconds);
    case 'lesson':
      return {};
    case 'content':
    case 'takeaway':
      return passageSearch(source.text);
    case 'file':
      return { tab: 'resources', ...passageSearch(source.name) };
  }
}
