/** What statements about people have in common. Each of them has `users` among its tables. */
import type { Role } from '@academy/contract/users/roles.ts';
import { demoAccount } from '@academy/platform/users/demo-accounts.ts';
import { storedBytesOf } from '@academy/platform/videos/creator-storage.ts';
import { type SQL, sql } from 'drizzle-orm';
import { sentTime } from '../../access/sent-time.ts';

export interface RoleRules {
  /** Lower case. Who was made an admin by this list is one while it names them. */
  readonly adminEmails: readonly string[];
  /** Whether the built-in sign-in is on; roles of its people count for nothing otherwise. */
  readonly demoAccountsCount: boolean;
}

export type RoleSql = ReturnType<typeof roleSql>;

/** Roles as requests find them: the list of the settings counts beside what the account has. */
export function roleSql({ adminEmails, demoAccountsCount }: RoleRules) {
  const isNamed = sql`lower(users.email) = any (${sql.param([...adminEmails])}::text[])`;
  const role = sql<Role>`(case when users.is_listed_admin and ${isNamed} then 'admin' else users.role end)`;
  return {
    role,
    isListed: sql<boolean>`(${role} = 'admin' and ${isNamed})`,
    counts: demoAccountsCount ? sql<boolean>`true` : sql<boolean>`not ${sql.raw(demoAccount('users.id'))}`,
    /** Written so that the index of admins, or of creators, answers it. */
    has: (wanted: Role): SQL => {
      if (wanted === 'admin')
        return sql`(users.role = 'admin' or users.is_listed_admin) and ${role} = 'admin'`;
      const unlisted = sql`not (users.is_listed_admin and ${isNamed})`;
      return sql`users.role = ${sql.raw(`'${wanted}'`)} and ${unlisted}`;
    },
  };
}

/** All that is told of a person but for what has to be counted. */
export const personColumns = ({ role, isListed }: RoleSql): SQL => sql`
  users.id, users.name, users.username, users.email, users.avatar,
  ${role} as role, ${isListed} as "isListed",
  ${sentTime(sql`users.created_at`)} as "joinedAt",
  ${sentTime(sql`users.last_seen_at`)} as "seenAt",
  ${sentTime(sql`users.blocked_at`)} as "blockedAt"`;

/** Counted for the few rows that are shown, each from an index. */
export const personCounts = (id: SQL): SQL => sql`
  (select count(*)::int from courses where courses.author_id = ${id}) as "coursesTaught",
  (select count(*)::int from enrollments where enrollments.user_id = ${id}) as "coursesTaken",
  ${storedBytesOf(id)}::float8 as "storedBytes"`;
