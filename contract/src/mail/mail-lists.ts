/** What a person can have mail about, and which box decides. */
import { type NotificationName, notificationNames } from '../creators/creator-options.ts';
import type { NoticeKind } from '../notices/notice-kinds.ts';

/** The boxes of everybody; those of creators are among their settings. */
export const learnerNotificationNames = ['certificates', 'replies', 'reviews', 'requests'] as const;
export type LearnerNotificationName = (typeof learnerNotificationNames)[number];

/** What one mail can be unsubscribed from. */
export const mailLists = [...learnerNotificationNames, 'summary', 'news'] as const;
export type MailList = (typeof mailLists)[number];

/** The weekly summary has a part for each of its boxes. */
export const summaryBoxes = ['enrollments', 'completions', 'questions'] as const satisfies NotificationName[];

/** Null: nobody is written about it, only told inside the app. */
export const listOfKind: Readonly<Record<NoticeKind, MailList | null>> = {
  certificate_issued: 'certificates',
  certificate_revoked: 'certificates',
  review_answered: 'replies',
  review_hidden: 'reviews',
  review_written: null,
  review_reported: null,
  course_published: 'news',
  course_refused: 'news',
  course_submitted: null,
  video_failed: null,
  creator_requested: null,
  creator_request_answered: 'requests',
  weekly_summary: 'summary',
};

/** As long as a creator has chosen nothing: all but the news. */
export const firstCreatorChoices: readonly NotificationName[] = notificationNames.filter(
  (name) => name !== 'news',
);
