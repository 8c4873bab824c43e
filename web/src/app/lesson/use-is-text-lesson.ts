import type { Lesson } from '@academy/contract/curriculum/curriculum.ts';
import { type LessonAddress, lessonAddressOf } from '@academy/contract/curriculum/lesson-address.ts';
import { useState } from 'react';
import { useVideoStatus } from '@/api/videos.ts';
import { lessonVideoState } from '@/features/videos/lesson-video-state.ts';

/**
 * Whether a lesson has no video, and so opens with its text. While that is not known the page stays as the lesson before
 * left it: on the way through a course of texts no stage comes and goes.
 */
export function useIsTextLesson(address: LessonAddress, lesson: Lesson | undefined): boolean {
  const own = lesson ? lessonAddressOf(address.courseId, lesson) : address;
  const status = useVideoStatus(own, { enabled: lesson !== undefined });
  const [last, setLast] = useState(false);
  const kind = lesson && lessonVideoState({ videoUrl: lesson.videoUrl, status, position: unimportant }).kind;
  const isText = kind === undefined || kind === 'loading' ? last : kind === 'none';
  if (isText !== last) setLast(isText);
  return isText;
}

const unimportant = { data: undefined, isLoading: false };
