import type { Role } from '@academy/contract/users/roles.ts';
import { sql } from 'drizzle-orm';
import { recordAudit } from '../audit/record-audit.ts';
import type { Transaction } from '../database/connect.ts';
import { enrollPeople, joinCohorts } from './enroll-people.ts';

interface Guest {
  readonly userId: string;
  /** Verified by who vouches for the person. */
  readonly email: string;
}

interface Taken {
  readonly id: string;
  readonly role: Role;
  readonly cohortId: string | null;
  readonly invitedBy: string | null;
}

/**
 * Gives who signs in what they were invited to: the role, unless theirs is higher, the courses and the cohort. An invitation is taken
 * once; a second sign-in at the same moment waits here and then finds it taken.
 */
export async function takeInvitation(tx: Transaction, { userId, email }: Guest): Promise<void> {
  if (email.includes('\0')) return;
  const { rows } = await tx.execute<{ [Name in keyof Taken]: Taken[Name] }>(sql`
    update invitations set taken_at = now(), taken_by = ${userId}::uuid
    where email = lower(${email}) and taken_at is null and withdrawn_at is null and expires_at > now()
      and exists (select from users where users.id = ${userId}::uuid and blocked_at is null)
    returning id, role, cohort_id as "cohortId", invited_by as "invitedBy"`);
  const [taken] = rows;
  if (taken === undefined) return;
  await raiseRole(tx, { userId, role: taken.role, actorId: taken.invitedBy });
  const courses = await tx.execute<{ courseId: string }>(sql`
    select course_id as "courseId" from invitation_courses where invitation_id = ${taken.id}::uuid`);
  await enrollPeople(
    tx,
    courses.rows.map(({ courseId }) => ({ userId, courseId })),
  );
  if (taken.cohortId !== null) await joinCohorts(tx, [{ userId, cohortId: taken.cohortId }]);
}

interface Raise {
  readonly userId: string;
  readonly role: Role;
  readonly actorId: string | null;
}

/** Never to a lower role than the account has. */
export async function raiseRole(tx: Transaction, { userId, role, actorId }: Raise): Promise<void> {
  const { rows } = await tx.execute<{ from: Role }>(sql`
    with before as (select id, role from users where id = ${userId}::uuid for no key update)
    update users set role = ${role}::user_role from before
    where users.id = before.id and before.role < ${role}::user_role
    returning before.role as "from"`);
  const [raised] = rows;
  if (raised === undefined) return;
  const facts = { from: raised.from, to: role };
  await recordAudit(tx, { action: 'role_changed', actorId, personId: userId, facts });
}
