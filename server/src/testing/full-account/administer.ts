/** What an admin leaves on what others have, and what the academy keeps of everybody. */
import { recordAudit } from '@academy/platform/audit/record-audit.ts';
import { accountExports } from '@academy/platform/database/schema/leaving.ts';
import { newId } from '@academy/platform/ids.ts';
import { exportKeyOf } from '@academy/platform/leaving/account-exports.ts';
import { sourceKeyOf } from '@academy/platform/videos/video-blobs.ts';
import { sql } from 'drizzle-orm';
import { insertUser } from '../factories.ts';
import { finishCourse, issueCertificate } from '../finished-course.ts';
import { insertReview } from '../insert-review.ts';
import type { TestAcademy } from '../test-academy.ts';
import { fullAccount, typed } from './typed.ts';

export async function administer(academy: TestAcademy, userId: string, courseId: string) {
  const { database, blobs } = academy;
  const { db } = database;
  const otherId = await insertUser(database);
  await finishCourse(academy, { userId: otherId, courseId });
  const otherCertificate = await issueCertificate(academy, { userId: otherId, courseId });
  const hidden = await insertReview(database, courseId);
  await db.execute(sql`update certificates set revoked_at = now(), revoked_by = ${userId}, revocation_reason = 'Wrong'
    where id = ${otherCertificate}`);
  await db.execute(sql`update reviews set hidden_at = now(), hidden_by = ${userId}, hidden_reason = 'Rude'
    where id = ${hidden}`);
  await recordAudit(db, { action: 'blocked', actorId: userId, personId: otherId });
  await recordAudit(db, { action: 'unblocked', actorId: otherId, personId: userId });
  await db.execute(sql`insert into nodes.request_counts (key, count, ends_at)
    values (${`save ${userId}`}, 1, now() + interval '1 minute')`);
  const [cohortId, inAWeek] = [newId(), sql`now() + interval '7 days'`];
  const [noticeId, importId] = [newId(), newId()];
  await blobs.put(sourceKeyOf(importId), Buffer.from(typed('import')));
  for (const statement of [
    sql`insert into access_tokens (id, user_id, name, scope, token_hash, ending, created_at, expires_at)
      values (${newId()}, ${userId}, ${typed('token')}, 'read', ${newId()}, 'abcd', now(), ${inAWeek})`,
    sql`insert into creator_requests (user_id, state, message) values (${userId}, 'approved', ${typed('request')})`,
    sql`insert into notices (id, user_id, kind, key, facts)
      values (${noticeId}, ${userId}, 'certificate_issued', ${newId()}, ${JSON.stringify({ courseTitle: typed('notice') })})`,
    sql`insert into mail_choices (user_id, learner) values (${userId}, '{}')`,
    sql`insert into outbox.mails (id, key, user_id, notice_id) values (${newId()}, ${`${userId} week`}, ${userId}, ${noticeId})`,
    sql`insert into course_imports (id, user_id, file_name, bytes)
      values (${importId}, ${userId}, ${typed('import')}, 10)`,
    sql`insert into cohorts (id, name) values (${cohortId}, 'Spring')`,
    sql`insert into cohort_members (cohort_id, user_id) values (${cohortId}, ${userId})`,
    sql`insert into invitations (id, email, invited_by, expires_at)
      values (${newId()}, 'somebody@leaving.example', ${userId}, ${inAWeek})`,
    sql`insert into invitations (id, email, name, taken_at, taken_by, expires_at)
      values (${newId()}, ${`${typed('earlier')}@leaving.example`}, ${fullAccount.name}, now(), ${userId}, ${inAWeek})`,
    sql`insert into invitations (id, email, withdrawn_at, expires_at)
      values (${newId()}, ${fullAccount.email}, now(), ${inAWeek})`,
    sql`insert into audit_names select id, email from invitations`,
  ]) {
    await db.execute(statement);
  }
  const exportId = newId();
  const now = new Date();
  await db.insert(accountExports).values({
    ...{ id: exportId, userId, state: 'ready', percent: 100, bytes: 10, askedAt: now, finishedAt: now },
  });
  await blobs.put(exportKeyOf(exportId), Buffer.from(fullAccount.email));
}
