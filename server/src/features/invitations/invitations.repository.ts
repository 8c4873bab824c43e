import type { Invitation } from '@academy/contract/invitations/invitation-calls.ts';
import {
  type InvitationState,
  invitationLimits as limits,
} from '@academy/contract/invitations/invitation-limits.ts';
import type { Queryable, Transaction } from '@academy/platform/database/connect.ts';
import { type SQL, sql } from 'drizzle-orm';
import { sentTime } from '../../access/sent-time.ts';

export interface InvitationFilter {
  /** Each has to be somewhere in the name and the address. */
  readonly patterns: readonly string[];
  readonly state: InvitationState | null;
}

/** Where a page ended, to the microsecond. */
export interface InvitationPlace {
  readonly told: string;
  readonly id: string;
}

const isWaiting = sql`taken_at is null and withdrawn_at is null`;

/** Each is answered by an index in the order of the list. */
const conditions: Readonly<Record<InvitationState, SQL>> = {
  open: sql`${isWaiting} and expires_at > now()`,
  expired: sql`${isWaiting} and expires_at <= now()`,
  taken: sql`taken_at is not null`,
  withdrawn: sql`withdrawn_at is not null`,
};

const told = sql`
  invitations.id, invitations.email, invitations.name, invitations.role,
  case when taken_at is not null then 'taken' when withdrawn_at is not null then 'withdrawn'
    when expires_at > now() then 'open' else 'expired' end as state,
  (select json_build_object('id', cohorts.id, 'name', cohorts.name) from cohorts where cohorts.id = invitations.cohort_id) as cohort,
  (
    select coalesce(json_agg(json_build_object('id', courses.id, 'title', courses.title) order by courses.title), '[]')
    from invitation_courses join courses on courses.id = invitation_courses.course_id
    where invitation_courses.invitation_id = invitations.id
  ) as courses,
  ${sentTime(sql`invitations.created_at`)} as "createdAt", ${sentTime(sql`expires_at`)} as "expiresAt",
  ${sentTime(sql`taken_at`)} as "takenAt", taken_by as "takenBy",
  (extract(epoch from expires_at) * 1000000)::bigint::text as told`;

type InvitationRow = { [Name in keyof Invitation]: Invitation[Name] } & { told: string };

/** So many are counted one by one. */
const counted = 10_000;
/** So many are found first and then sorted; among more, the order's index comes to a page of them soon. */
const sorted = 1_000;

export async function countInvitations(db: Queryable, filter: InvitationFilter): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count
    from (select from invitations where ${conditionOf(filter)} limit ${sql.raw(`${counted}`)}) counted`);
  return rows[0]?.count ?? 0;
}

/** A page and the row after it, of those that fit, of which there are so many. */
export async function listInvitations(
  db: Queryable,
  { filter, count, after }: { filter: InvitationFilter; count: number; after: InvitationPlace | null },
): Promise<InvitationRow[]> {
  const areFew = filter.patterns.length > 0 && count <= sorted;
  const condition = conditionOf(filter);
  const from =
    after === null
      ? sql`true`
      : sql`(expires_at, id) < (timestamptz 'epoch' + ${after.told}::bigint * interval '1 microsecond', ${after.id}::uuid)`;
  const { rows } = await db.execute<InvitationRow>(sql`
    ${areFew ? sql`with found as materialized (select * from invitations where ${condition})` : sql``}
    select ${told} from (
      select * from ${areFew ? sql`found` : sql`invitations`} where ${from} ${areFew ? sql`` : sql`and ${condition}`}
      order by expires_at desc, id desc limit ${sql.raw(`${limits.pageSize + 1}`)}
    ) invitations
    order by expires_at desc, id desc`);
  return rows;
}

function conditionOf({ patterns, state }: InvitationFilter): SQL {
  const all = [
    ...patterns.map((pattern) => sql`search_text like ${pattern}`),
    ...(state === null ? [] : [conditions[state]]),
  ];
  return all.length === 0 ? sql`true` : sql.join(all, sql` and `);
}

export async function findInvitation(db: Queryable, id: string): Promise<InvitationRow | undefined> {
  const { rows } = await db.execute<InvitationRow>(
    sql`select ${told} from invitations where id = ${id}::uuid`,
  );
  return rows[0];
}

/** Locked until the transaction ends. */
export async function lockInvitation(tx: Transaction, id: string) {
  const { rows } = await tx.execute<{ email: string; isTaken: boolean; isWithdrawn: boolean }>(sql`
    select email, taken_at is not null as "isTaken", withdrawn_at is not null as "isWithdrawn"
    from invitations where id = ${id}::uuid for update`);
  return rows[0];
}

/** Whether somebody is waited for at this address by another invitation. */
export async function isWaitedFor(tx: Transaction, { email, id }: { email: string; id: string }) {
  const { rowCount } = await tx.execute(
    sql`select from invitations where email = ${email} and id <> ${id}::uuid and ${isWaiting}`,
  );
  return rowCount !== 0;
}

export async function renew(tx: Transaction, id: string): Promise<void> {
  const days = sql.raw(`${limits.days}`);
  await tx.execute(sql`
    update invitations set withdrawn_at = null, expires_at = now() + interval '${days} days' where id = ${id}::uuid`);
}

export async function withdraw(tx: Transaction, id: string): Promise<void> {
  await tx.execute(sql`update invitations set withdrawn_at = now() where id = ${id}::uuid`);
}

/** Those who were found here are not waited for any more. */
export async function takeWaiting(
  tx: Transaction,
  accounts: readonly { userId: string; email: string }[],
): Promise<void> {
  await tx.execute(sql`
    update invitations set taken_at = now(), taken_by = accounts.user_id
    from unnest(${sql.param(accounts.map(({ userId }) => userId))}::uuid[], ${sql.param(accounts.map(({ email }) => email))}::text[])
      as accounts (user_id, email)
    where invitations.email = accounts.email and ${isWaiting}`);
}
