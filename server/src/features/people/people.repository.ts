import type { CourseStatus } from '@academy/contract/courses/course-status.ts';
import type { Person } from '@academy/contract/people/people-calls.ts';
import { peopleLimits } from '@academy/contract/people/people-limits.ts';
import type { Role } from '@academy/contract/users/roles.ts';
import type { Queryable } from '@academy/platform/database/connect.ts';
import { type SQL, sql } from 'drizzle-orm';
import { orderOf, type PeopleSorting } from './people-order.ts';
import { personColumns, personCounts, type RoleSql } from './person-sql.ts';

export interface PeopleFilter {
  /** Each has to be somewhere in the names and the address. */
  readonly patterns: readonly string[];
  readonly role: Role | null;
  readonly isBlocked: boolean;
}

/** How many of them are counted one by one. */
const countedPeople = 10_000;
/** So many are found first and then sorted; among more, the order's own index comes to a page of them soon. */
const sortedPeople = 1_000;

export interface PeoplePage {
  readonly people: (Person & { readonly told: string })[];
  readonly hasMore: boolean;
}

export async function countPeople(db: Queryable, roles: RoleSql, filter: PeopleFilter): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count
    from (select from users where ${conditionOf(roles, filter)} limit ${sql.raw(`${countedPeople}`)}) counted`);
  return rows[0]?.count ?? 0;
}

/** A page of those who fit, of whom there are so many. */
export async function listPeople(
  db: Queryable,
  roles: RoleSql,
  { filter, sorting, count }: { filter: PeopleFilter; sorting: PeopleSorting; count: number },
): Promise<PeoplePage> {
  const { pageSize } = peopleLimits;
  const { key, told, way, by, from } = orderOf(sorting);
  const condition = conditionOf(roles, filter);
  const areFew = count <= sortedPeople;
  const { rows } = await db.execute<Person & { told: string }>(sql`
    ${areFew ? sql`with found as materialized (select * from users where ${condition})` : sql``}
    select page.*, ${personCounts(sql`page.id`)}
    from (
      select ${personColumns(roles)}, ${told} as told, ${key} as key
      from ${areFew ? sql`found as users` : sql`users`}
      where ${from} ${areFew ? sql`` : sql`and ${condition}`}
      order by ${by} limit ${sql.raw(`${pageSize + 1}`)}
    ) page
    order by page.key ${way}, page.id ${way}`);
  return { people: rows.slice(0, pageSize), hasMore: rows.length > pageSize };
}

function conditionOf(roles: RoleSql, { patterns, role, isBlocked }: PeopleFilter): SQL {
  const conditions = [
    ...patterns.map((pattern) => sql`users.search_text like ${pattern}`),
    ...(role === null ? [] : [roles.has(role)]),
    ...(isBlocked ? [sql`users.blocked_at is not null`] : []),
  ];
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

export async function findPerson(db: Queryable, roles: RoleSql, userId: string): Promise<Person | undefined> {
  const { rows } = await db.execute<{ [Name in keyof Person]: Person[Name] }>(sql`
    select ${personColumns(roles)}, ${personCounts(sql`users.id`)} from users where users.id = ${userId}::uuid`);
  return rows[0];
}

/** What is told of one person alone. */
export async function findDetails(db: Queryable, userId: string, now: Date) {
  const at = now.toISOString();
  const { rows } = await db.execute<{ blockedFor: string | null; sessions: number }>(sql`
    select users.blocked_for as "blockedFor", (
      select count(*)::int from sessions
      where sessions.user_id = users.id and revoked_at is null
        and expires_at > ${at}::timestamptz and idle_expires_at > ${at}::timestamptz
    ) as sessions
    from users where users.id = ${userId}::uuid`);
  return rows[0];
}

interface TaughtCourse {
  readonly id: string;
  readonly title: string;
  readonly status: CourseStatus;
  readonly students: number;
}

export async function listTaught(db: Queryable, userId: string): Promise<TaughtCourse[]> {
  const { rows } = await db.execute<{ [Name in keyof TaughtCourse]: TaughtCourse[Name] }>(sql`
    select id, title, status, (select count(*)::int from enrollments where course_id = courses.id) as students
    from courses where author_id = ${userId}::uuid order by created_at desc, id desc limit 100`);
  return rows;
}
