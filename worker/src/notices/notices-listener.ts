import type { EventName } from '@academy/contract/events/events.ts';
import { listOfKind } from '@academy/contract/mail/mail-lists.ts';
import type { Transaction } from '@academy/platform/database/connect.ts';
import { invitations } from '@academy/platform/database/schema/invitations.ts';
import type { JobQueue } from '@academy/platform/jobs/job-queue.ts';
import { findWantedMail, wantsList } from '@academy/platform/mail/mail-choices.ts';
import { requestMail } from '@academy/platform/mail/mail-rows.ts';
import { type NewNotice, tellPerson } from '@academy/platform/notices/tell-person.ts';
import type { DurableListener } from '@academy/platform/outbox/event-listener.ts';
import { eq } from 'drizzle-orm';
import { noticesOfFailedVideos } from './notice-of-failed-videos.ts';
import { noticesOfReportedReview } from './notice-of-reported-review.ts';
import { noticesOf } from './notices-of-event.ts';

export interface TellingParts {
  readonly jobs: Pick<JobQueue, 'enqueue'>;
  /** Whether the academy has a mail server. */
  readonly sendsMail: boolean;
  /** Lower case. Who was made an admin by this list is one while it names them. */
  readonly adminEmails: readonly string[];
}

const hears = [
  'certificate_issued',
  'certificate_revoked',
  'review_answered',
  'review_hidden',
  'review_written',
  'review_reported',
  'review_kept',
  'review_deleted',
  'course_published',
  'course_refused',
  'course_submitted',
  'video_failed',
  'video_ready',
  'video_removed',
  'curriculum_edited',
  'creator_requested',
  'creator_request_answered',
  'invited',
] as const satisfies readonly EventName[];

/** Makes notices of what happened, and mails of those that their readers want. */
export function noticesListener(parts: TellingParts): DurableListener {
  return {
    name: 'notices',
    hears,
    async handle(tx, { event, happenedAt }) {
      if (event === null) return;
      if (event.name === 'invited') return invite(tx, parts, event.invitationId, happenedAt);
      const about = { event, at: happenedAt, adminEmails: parts.adminEmails };
      const ofVideos = await noticesOfFailedVideos(tx, event, happenedAt);
      const ofReports = await noticesOfReportedReview(tx, event, parts.adminEmails);
      const told = [...(await noticesOf(tx, about)), ...ofVideos, ...ofReports];
      for (const notice of told) await tell(tx, parts, notice);
    },
  };
}

/** Whoever is invited has no account yet, and so no choice about it. Each time they are, a mail goes. */
async function invite(
  tx: Transaction,
  { jobs, sendsMail }: TellingParts,
  invitationId: string,
  at: Date,
): Promise<void> {
  const isThere = await tx.$count(invitations, eq(invitations.id, invitationId));
  if (!sendsMail || isThere === 0) return;
  await requestMail(tx, jobs, { key: `invitation ${invitationId} ${at.toISOString()}`, invitationId });
}

/** In one transaction: a person who was told is written to if and only if that commits. */
export async function tell(
  tx: Transaction,
  { jobs, sendsMail }: TellingParts,
  notice: NewNotice,
): Promise<void> {
  const noticeId = await tellPerson(tx, notice);
  const list = listOfKind[notice.kind];
  if (noticeId === null || !sendsMail || list === null) return;
  const { userId } = notice;
  const wanted = await findWantedMail(tx, userId);
  if (wanted === null || !wantsList(wanted, list)) return;
  await requestMail(tx, jobs, { key: `notice ${noticeId}`, userId, noticeId });
}
