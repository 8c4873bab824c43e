import type { Notice } from '@academy/contract/notices/notice-calls.ts';
import type { NoticeKind } from '@academy/contract/notices/notice-kinds.ts';
import { plural, t } from '@lingui/core/macro';
import { lessonHash, type Place, paths } from '@/config/paths.ts';
import { numberText } from '@/lib/language/numbers.ts';

/** A notice as a sentence. A kind without one does not compile. */
export function noticeText({ kind, facts }: Pick<Notice, 'kind' | 'facts'>): string {
  const { courseTitle: course = '', rating = 0 } = facts;
  const stars = numberText(rating);
  const week = weekText(facts);
  const texts: Record<NoticeKind, () => string> = {
    certificate_issued: () => t`Your certificate for “${course}” is ready.`,
    certificate_revoked: () => t`Your certificate for “${course}” was withdrawn.`,
    review_answered: () => t`Your review of “${course}” was answered.`,
    review_hidden: () => t`Your review of “${course}” was hidden by an admin.`,
    review_written: () =>
      plural(rating, {
        one: `“${course}” has a new review with ${stars} star.`,
        other: `“${course}” has a new review with ${stars} stars.`,
      }),
    review_reported: () => t`A review of “${course}” was reported, and waits for your decision.`,
    course_published: () => t`Your course “${course}” is published.`,
    course_refused: () => t`Your course “${course}” was refused.`,
    course_submitted: () => t`“${course}” waits for approval.`,
    video_failed: () => failedVideosText(facts),
    creator_requested: () => t`Somebody asks to write courses.`,
    creator_request_answered: () =>
      facts.approved ? t`You may write courses now.` : t`Your request to write courses was refused.`,
    weekly_summary: () => t`Last week in your courses: ${week}`,
  };
  return texts[kind]();
}

/** Earlier versions of the academy told of the course alone. */
function failedVideosText({ courseTitle: course = '', lessonTitle: lesson, videos = 0 }: Notice['facts']) {
  const number = numberText(videos);
  if (videos > 1) return t`${number} videos of “${course}” could not be prepared.`;
  return lesson === undefined
    ? t`A video of “${course}” could not be prepared.`
    : t`The video of “${lesson}” in “${course}” could not be prepared.`;
}

function weekText({ students = 0, completions = 0, reviews = 0, questions = 0 }: Notice['facts']): string {
  const [enrolled, completed, reviewed, asked] = [students, completions, reviews, questions].map((count) =>
    numberText(count),
  );
  const parts = [
    students > 0 && plural(students, { one: `${enrolled} new student`, other: `${enrolled} new students` }),
    completions > 0 &&
      plural(completions, {
        one: `${completed} completed a course`,
        other: `${completed} completed a course`,
      }),
    reviews > 0 && plural(reviews, { one: `${reviewed} new review`, other: `${reviewed} new reviews` }),
    questions > 0 && plural(questions, { one: `${asked} question asked`, other: `${asked} questions asked` }),
  ];
  return parts.filter((part) => part !== false).join(', ');
}

/** Where it leads; null where what it is about is gone. */
export function noticePlace(notice: Pick<Notice, 'kind' | 'courseId' | 'facts'>): Place | null {
  const { kind, facts } = notice;
  const to = noticePath(notice);
  if (to === null) return null;
  return kind === 'video_failed' && facts.lessonId !== undefined
    ? { to, hash: lessonHash(facts.lessonId) }
    : { to };
}

function noticePath({ kind, courseId, facts }: Pick<Notice, 'kind' | 'courseId' | 'facts'>): string | null {
  const course = courseId === null ? null : paths.course(courseId);
  const certificate = facts.certificateId === undefined ? null : paths.certificate(facts.certificateId);
  const to: Record<NoticeKind, string | null> = {
    certificate_issued: certificate,
    certificate_revoked: certificate,
    review_answered: course,
    review_hidden: course,
    review_written: course,
    review_reported: paths.adminApprovals(),
    course_published: course,
    course_refused: courseId === null ? null : paths.creatorCourseDetail(courseId),
    course_submitted: paths.adminApprovals(),
    video_failed: courseId === null ? null : paths.creatorCourseEditCurriculum(courseId),
    creator_requested: paths.adminApprovals(),
    creator_request_answered: paths.creatorDashboard(),
    weekly_summary: paths.creatorDashboard(),
  };
  return to[kind];
}
