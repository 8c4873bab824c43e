/** What admins are asked, and what they answered. */
import type { AcademyEvent } from '@academy/contract/events/events.ts';
import type { Queryable } from '@academy/platform/database/connect.ts';
import { courses } from '@academy/platform/database/schema/courses.ts';
import { courseApprovals, creatorRequests } from '@academy/platform/database/schema/school-settings.ts';
import type { NewNotice } from '@academy/platform/notices/tell-person.ts';
import { eq } from 'drizzle-orm';
import { listAdmins } from './list-admins.ts';

type Named<Name extends AcademyEvent['name']> = Extract<AcademyEvent, { name: Name }>;

export async function approvalNotices(
  db: Queryable,
  { name: kind, courseId }: Named<'course_refused' | 'course_submitted'>,
  adminEmails: readonly string[],
): Promise<NewNotice[]> {
  const [found] = await db
    .select({ authorId: courses.authorId, courseTitle: courses.title, approval: courseApprovals })
    .from(courseApprovals)
    .innerJoin(courses, eq(courses.id, courseApprovals.courseId))
    .where(eq(courseApprovals.courseId, courseId));
  if (found === undefined) return [];
  const { authorId, courseTitle, approval } = found;
  const notice = { kind, courseId, facts: { courseTitle } };
  if (kind === 'course_refused') {
    if (approval.state !== 'refused') return [];
    return [{ ...notice, userId: authorId, key: `${courseId} ${approval.decidedAt?.toISOString()}` }];
  }
  if (approval.state !== 'waiting') return [];
  const key = `${courseId} ${approval.submittedAt.toISOString()}`;
  return (await listAdmins(db, adminEmails)).map((userId) => ({ ...notice, userId, key }));
}

export async function requestNotices(
  db: Queryable,
  { name: kind, userId }: Named<'creator_requested' | 'creator_request_answered'>,
  adminEmails: readonly string[],
): Promise<NewNotice[]> {
  const [request] = await db.select().from(creatorRequests).where(eq(creatorRequests.userId, userId));
  if (request === undefined) return [];
  if (kind === 'creator_request_answered') {
    if (request.state === 'waiting') return [];
    const key = `${userId} ${request.decidedAt?.toISOString()}`;
    return [{ kind, userId, key, facts: { approved: request.state === 'approved' } }];
  }
  if (request.state !== 'waiting') return [];
  const key = `${userId} ${request.askedAt.toISOString()}`;
  return (await listAdmins(db, adminEmails)).map((admin) => ({ kind, userId: admin, key }));
}
