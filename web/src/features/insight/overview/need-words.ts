import type { Need } from '@academy/contract/insight/insight-calls.ts';
import type { NeedName } from '@academy/contract/insight/insight-options.ts';
import { plural, t } from '@lingui/core/macro';
import { lessonHash, type Place, paths } from '@/config/paths.ts';
import { numberText } from '@/lib/language/numbers.ts';

/** What waits, as a sentence. A need without one does not compile. */
export function needText({ need, count, courseTitle, lesson }: Need): string {
  const number = numberText(count);
  const title = lesson?.title ?? courseTitle;
  const texts: Record<NeedName, () => string> = {
    failed_video: () => t`The video of “${title}” could not be prepared.`,
    review_without_reply: () =>
      plural(count, {
        one: `${number} review waits for your reply.`,
        other: `${number} reviews wait for your reply.`,
      }),
    unanswered_question: () =>
      plural(count, {
        one: `The assistant could not answer ${number} question.`,
        other: `The assistant could not answer ${number} questions.`,
      }),
    stuck_students: () =>
      plural(count, {
        one: `${number} student began and has stopped.`,
        other: `${number} students began and have stopped.`,
      }),
    lesson_without_video: () => t`“${title}” has no video.`,
    lesson_without_captions: () => t`“${title}” has no captions.`,
  };
  return texts[need]();
}

/** Where it is mended. */
export function needPlace({ need, courseId, lesson }: Need): Place {
  switch (need) {
    case 'review_without_reply':
      return { to: paths.creatorCourseDetail(courseId), hash: 'reviews' };
    case 'unanswered_question':
      return { to: paths.creatorCourseDetail(courseId), hash: 'questions' };
    case 'stuck_students':
      return { to: paths.courseStudents(courseId), search: { filter: 'stuck' } };
    case 'failed_video':
    case 'lesson_without_video':
    case 'lesson_without_captions':
      return {
        to: paths.creatorCourseEditCurriculum(courseId),
        ...(lesson && { hash: lessonHash(lesson.lessonId) }),
      };
  }
}
