/** What is looked up for a list of people, and how it is kept: each a statement for the whole list. */
import { invitationLimits as limits } from '@academy/contract/invitations/invitation-limits.ts';
import type { Role } from '@academy/contract/users/roles.ts';
import type { Queryable, Transaction } from '@academy/platform/database/connect.ts';
import { demoAccount } from '@academy/platform/users/demo-accounts.ts';
import { sql } from 'drizzle-orm';

export interface Account {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  readonly isBlocked: boolean;
}

const isWaiting = sql`taken_at is null and withdrawn_at is null`;

/** The account behind each address: of several, one that is let in and was here last. */
export async function findAccounts(
  db: Queryable,
  emails: readonly string[],
  { demoAccountsCount }: { demoAccountsCount: boolean },
): Promise<Account[]> {
  const counts = demoAccountsCount ? sql`true` : sql`not ${sql.raw(demoAccount('users.id'))}`;
  const { rows } = await db.execute<{ [Name in keyof Account]: Account[Name] }>(sql`
    select distinct on (lower(users.email)) users.id, lower(users.email) as email, users.name, users.role,
      users.blocked_at is not null as "isBlocked"
    from users where lower(users.email) = any (${sql.param([...emails])}::text[]) and ${counts}
    order by lower(users.email), users.blocked_at is not null, users.last_seen_at desc nulls last, users.id`);
  return rows;
}

export async function findInvited(db: Queryable, emails: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.execute<{ email: string }>(sql`
    select email from invitations where email = any (${sql.param([...emails])}::text[]) and ${isWaiting} and expires_at > now()`);
  return new Set(rows.map(({ email }) => email));
}

/** Published courses by what a list calls them: an id, or a title in any case of letters. */
export async function findCourses(
  db: Queryable,
  names: readonly string[],
): Promise<{ name: string; id: string }[]> {
  const { rows } = await db.execute<{ name: string; id: string }>(sql`
    select wanted.name, courses.id from unnest(${sql.param([...names])}::text[]) as wanted (name)
    join courses on courses.status = 'published'
      and left(courses.title_search_text, 100) = left(academy_fold(wanted.name), 100)
      and courses.title_search_text = academy_fold(wanted.name)
    union
    select wanted.name, courses.id from unnest(${sql.param([...names])}::text[]) as wanted (name)
    join courses on courses.status = 'published' and wanted.name ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
      and courses.id = case when wanted.name ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then wanted.name::uuid end`);
  return rows;
}

export async function findCohorts(
  db: Queryable,
  names: readonly string[],
): Promise<{ name: string; id: string }[]> {
  const { rows } = await db.execute<{ name: string; id: string }>(sql`
    select wanted.name, cohorts.id from unnest(${sql.param([...names])}::text[]) as wanted (name)
    join cohorts on lower(cohorts.name) = lower(wanted.name)`);
  return rows;
}

/** To one more than there may be. */
export async function countWaiting(db: Queryable): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count
    from (select from invitations where ${isWaiting} limit ${sql.raw(`${limits.waiting + 1}`)}) waiting`);
  return rows[0]?.count ?? 0;
}

export interface NewInvitation {
  readonly id: string;
  readonly email: string;
  readonly name: string | null;
  readonly role: Role;
  readonly cohortId: string | null;
  readonly courseIds: readonly string[];
}

/**
 * Gives the ids of those that are new. An address that is invited already keeps its invitation, which gets what is added; one whose
 * time has run out is invited anew.
 */
export async function saveInvitations(
  tx: Transaction,
  wanted: readonly NewInvitation[],
  invitedBy: string,
): Promise<string[]> {
  if (wanted.length === 0) return [];
  const emails = sql.param(wanted.map(({ email }) => email));
  await tx.execute(sql`
    delete from invitations where email = any (${emails}::text[]) and ${isWaiting} and expires_at <= now()`);
  const { rows } = await tx.execute<{ id: string; email: string }>(sql`
    insert into invitations (id, email, name, role, cohort_id, invited_by, expires_at)
    select id, email, name, role::user_role, "cohortId", ${invitedBy}::uuid, now() + interval '${sql.raw(`${limits.days}`)} days'
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted (id uuid, email text, name text, role text, "cohortId" uuid)
    order by email
    on conflict (email) where ${isWaiting} do update set
      name = coalesce(excluded.name, invitations.name),
      role = greatest(excluded.role, invitations.role),
      cohort_id = coalesce(excluded.cohort_id, invitations.cohort_id)
    returning id, email`);
  const ids = new Map(rows.map(({ id, email }) => [email, id]));
  const places = wanted.flatMap(({ email, courseIds }) =>
    courseIds.map((courseId) => ({ invitationId: ids.get(email), courseId })),
  );
  await tx.execute(sql`
    insert into invitation_courses (invitation_id, course_id)
    select * from unnest(${sql.param(places.map(({ invitationId }) => invitationId))}::uuid[],
      ${sql.param(places.map(({ courseId }) => courseId))}::uuid[])
    on conflict do nothing`);
  const isNew = new Set(wanted.map(({ id }) => id));
  return rows.map(({ id }) => id).filter((id) => isNew.has(id));
}

/** How many are in these cohorts, or invited into them. */
export async function countPlaces(db: Queryable, cohortIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ id: string; count: number }>(sql`
    select id, (select count(*)::int from cohort_members where cohort_id = cohorts.id)
      + (select count(*)::int from invitations where cohort_id = cohorts.id and ${isWaiting}) as count
    from cohorts where id = any (${sql.param([...cohortIds])}::uuid[])`);
  return new Map(rows.map(({ id, count }) => [id, count]));
}
