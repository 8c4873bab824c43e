import { buildPath, webRoutes } from '@academy/contract/interface/web-routes.ts';
import type { NoticeKind } from '@academy/contract/notices/notice-kinds.ts';
import type { Queryable } from '@academy/platform/database/connect.ts';
import type { notices } from '@academy/platform/database/schema/notices.ts';
import { reviews } from '@academy/platform/database/schema/reviews.ts';
import { courseApprovals } from '@academy/platform/database/schema/school-settings.ts';
import { oneLine } from '@academy/platform/mail/compose.ts';
import type { WantedMail } from '@academy/platform/mail/mail-choices.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { MailTexts, MailWords } from './texts/mail-words.ts';

type NoticeRow = typeof notices.$inferSelect;

/** With the path of the page that it leads to. */
interface Said {
  readonly words: MailWords;
  readonly path: string;
}

/** More of what others wrote is read where it stands. */
const LONGEST_QUOTE = 500;

/** Null when there is nothing to say any more. */
export async function noticeWords(
  db: Queryable,
  texts: MailTexts,
  notice: NoticeRow,
  wanted: WantedMail,
): Promise<Said | null> {
  const { certificateId = '' } = notice.facts;
  const courseTitle = oneLine(notice.facts.courseTitle ?? '');
  const { kind, courseId } = notice;
  const certificate = () => buildPath(webRoutes.certificate, { certificateId });
  const course = () => (courseId === null ? webRoutes.home : buildPath(webRoutes.course, { courseId }));
  const said: { readonly [Kind in NoticeKind]: () => Said | null | Promise<Said | null> } = {
    certificate_issued: () => ({ words: texts.certificateIssued(courseTitle), path: certificate() }),
    certificate_revoked: () => ({ words: texts.certificateRevoked(courseTitle), path: certificate() }),
    review_answered: async () => {
      const reply = (await findOwnReview(db, notice))?.reply ?? null;
      return reply === null
        ? null
        : { words: texts.reviewAnswered(courseTitle, short(reply)), path: course() };
    },
    review_hidden: async () => {
      const reason = (await findOwnReview(db, notice))?.hiddenReason ?? null;
      return reason === null
        ? null
        : { words: texts.reviewHidden(courseTitle, short(reason)), path: course() };
    },
    review_written: () => null,
    review_reported: () => null,
    course_published: () => ({ words: texts.coursePublished(courseTitle), path: course() }),
    course_refused: async () => {
      const reason = courseId === null ? undefined : await findRefusal(db, courseId);
      if (courseId === null || reason === undefined) return null;
      const path = buildPath(webRoutes.creatorCourseDetail, { courseId });
      return { words: texts.courseRefused(courseTitle, short(reason)), path };
    },
    course_submitted: () => null,
    video_failed: () => null,
    creator_requested: () => null,
    creator_request_answered: () => {
      const words = texts.requestAnswered(notice.facts.approved === true);
      return { words, path: webRoutes.creatorDashboard };
    },
    weekly_summary: () => weekWords(texts, notice, wanted),
  };
  return said[kind]();
}

function weekWords(texts: MailTexts, { facts }: NoticeRow, { creator }: WantedMail): Said | null {
  const part = (box: 'enrollments' | 'completions' | 'questions', count: number | undefined) =>
    creator.has(box) && count ? count : null;
  const week = {
    students: part('enrollments', facts.students),
    completions: part('completions', facts.completions),
    reviews: part('questions', facts.reviews),
    questions: part('questions', facts.questions),
  };
  if (Object.values(week).every((count) => count === null)) return null;
  return { words: texts.weeklySummary(week), path: webRoutes.creatorDashboard };
}

async function findOwnReview(db: Queryable, { courseId, userId }: NoticeRow) {
  if (courseId === null) return undefined;
  const [found] = await db
    .select({ reply: reviews.reply, hiddenReason: reviews.hiddenReason })
    .from(reviews)
    .where(and(eq(reviews.courseId, courseId), eq(reviews.userId, userId), isNull(reviews.withdrawnAt)));
  return found;
}

/** Undefined when the course is not refused any more. */
async function findRefusal(db: Queryable, courseId: string): Promise<string | undefined> {
  const [found] = await db
    .select({ reason: courseApprovals.reason })
    .from(courseApprovals)
    .where(and(eq(courseApprovals.courseId, courseId), eq(courseApprovals.state, 'refused')));
  return found && (found.reason ?? '');
}

function short(text: string): string {
  const letters = [...text];
  return letters.length <= LONGEST_QUOTE ? text : `${letters.slice(0, LONGEST_QUOTE).join('')}…`;
}
