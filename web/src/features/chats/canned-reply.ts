/** The assistant's answer: local text, always the same for the same question, about the lesson at hand. */
import { textLanguage } from '@/lib/text-language.ts';
import { type Replies, repliesByIntent, repliesInBengali, repliesToAnything } from './reply-templates.ts';

export interface LessonAtHand {
  readonly courseTitle: string;
  readonly lessonTitle: string;
}

export function cannedReply(question: string, lesson: LessonAtHand): string {
  const candidates = textLanguage(question) === 'bn' ? repliesInBengali : repliesFor(question);
  const template = candidates[sumOfCodes(question) % candidates.length] ?? candidates[0];
  return template({ lesson: lesson.lessonTitle, course: lesson.courseTitle });
}

function repliesFor(question: string): Replies {
  return repliesByIntent.find(({ asks }) => asks.test(question))?.replies ?? repliesToAnything;
}

function sumOfCodes(text: string): number {
  return Array.from(text).reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0);
}
