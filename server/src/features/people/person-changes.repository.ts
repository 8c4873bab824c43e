import type { Role } from '@academy/contract/users/roles.ts';
import type { Transaction } from '@academy/platform/database/connect.ts';
import { courses } from '@academy/platform/database/schema/courses.ts';
import { users } from '@academy/platform/database/schema/users.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { RoleSql } from './person-sql.ts';

/** As far as a change is decided by it. */
export interface LockedPerson {
  readonly id: string;
  readonly name: string;
  readonly displayName: string | null;
  readonly avatar: string | null;
  readonly role: Role;
  readonly isListed: boolean;
  readonly isBlocked: boolean;
  /** False for one of the built-in sign-in while that is off. */
  readonly counts: boolean;
}

const columns = ({ role, isListed, counts }: RoleSql) => sql`
  users.id, users.name, users.display_name as "displayName", users.avatar,
  ${role} as role, ${isListed} as "isListed", users.blocked_at is not null as "isBlocked", ${counts} as counts`;

/** The rows stay locked until the transaction ends, always in this order, as those of admins are. */
export async function lockPeople(tx: Transaction, roles: RoleSql, ids: string[]): Promise<LockedPerson[]> {
  const { rows } = await tx.execute<{ [Name in keyof LockedPerson]: LockedPerson[Name] }>(sql`
    select ${columns(roles)} from users where users.id = any (${sql.param(ids)}::uuid[])
    order by users.id for no key update of users`);
  return rows;
}

export async function saveRole(tx: Transaction, userId: string, role: Role): Promise<void> {
  await tx.update(users).set({ role }).where(eq(users.id, userId));
}

/** One who is blocked already is so since then. */
export async function saveBlock(
  tx: Transaction,
  userId: string,
  { now, reason }: { now: Date; reason: string | null },
): Promise<void> {
  const since = sql`coalesce(${users.blockedAt}, ${now.toISOString()}::timestamptz)`;
  await tx.update(users).set({ blockedAt: since, blockedFor: reason }).where(eq(users.id, userId));
}

export async function removeBlock(tx: Transaction, userId: string): Promise<void> {
  await tx.update(users).set({ blockedAt: null, blockedFor: null }).where(eq(users.id, userId));
}

/** Gives the ids of the courses that were published until now. */
export async function hideCourses(tx: Transaction, authorId: string): Promise<string[]> {
  const hidden = await tx
    .update(courses)
    .set({ status: 'draft', hiddenByBlock: true })
    .where(and(eq(courses.authorId, authorId), eq(courses.status, 'published')))
    .returning({ id: courses.id });
  return hidden.map(({ id }) => id);
}

/** Gives the ids of the courses that are published again. */
export async function showCourses(tx: Transaction, authorId: string): Promise<string[]> {
  const shown = await tx
    .update(courses)
    .set({ status: 'published', hiddenByBlock: false })
    .where(and(eq(courses.authorId, authorId), eq(courses.hiddenByBlock, true), eq(courses.status, 'draft')))
    .returning({ id: courses.id });
  return shown.map(({ id }) => id);
}

/**
 * Gives the ids of the courses. Where the old author's name stood as the instructor's, the new author's does; such a course was
 * edited, for whoever has its form open. One that a block had hidden is the new author's to publish.
 */
export async function changeAuthor(tx: Transaction, from: LockedPerson, to: LockedPerson): Promise<string[]> {
  const wasInstructor = sql`${courses.instructor} in (${from.name}::text, ${from.displayName}::text)`;
  const moved = await tx
    .update(courses)
    .set({
      authorId: to.id,
      hiddenByBlock: false,
      instructor: sql`case when ${wasInstructor} then ${to.displayName ?? to.name} else ${courses.instructor} end`,
      instructorAvatar: sql`case when ${wasInstructor} then ${to.avatar}::text else ${courses.instructorAvatar} end`,
      revision: sql`case when ${wasInstructor} then ${courses.revision} + 1 else ${courses.revision} end`,
    })
    .where(eq(courses.authorId, from.id))
    .returning({ id: courses.id });
  return moved.map(({ id }) => id);
}
