import type { Source } from '@academy/contract/chats/answer.ts';
import { playbackTimeText } from '@academy/contract/videos/playback-time.ts';

/** Where a passage stands, in words for a language model. */
export function placeText(source: Source): string {
  const lesson = `Lesson: ${source.lessonTitle}`;
  switch (source.kind) {
    case 'speech':
      return `${lesson}, said at ${playbackTimeText(source.seconds)}`;
    case 'content':
      return `${lesson}, paragraph ${source.paragraph} of its text`;
    case 'lesson':
      return lesson;
    case 'chapter':
      return `${lesson}, a chapter at ${playbackTimeText(source.seconds)}`;
    case 'takeaway':
      return `${lesson}, a key takeaway`;
    case 'file':
      return `${lesson}, file ${source.name}${source.page === null ? '' : `, page ${source.page}`}`;
  }
}
