/** What people are told about, inside the app and by mail. */
export const noticeKinds = [
  'certificate_issued',
  'certificate_revoked',
  'review_answered',
  'review_hidden',
  'review_written',
  'review_reported',
  'course_published',
  'course_refused',
  'course_submitted',
  'video_failed',
  'creator_requested',
  'creator_request_answered',
  'weekly_summary',
] as const;

export type NoticeKind = (typeof noticeKinds)[number];

export const noticeLimits = {
  keptPerPerson: 200,
  keptDays: 90,
  pageSize: 30,
  inMenu: 6,
  countedTo: 99,
} as const;
