/** The SQL of the audit trail. Every way of reading it follows an index in the order of time, and ends with the page. */
import type { AuditAction } from '@academy/contract/audit/audit-actions.ts';
import type { Queryable } from '@academy/platform/database/connect.ts';
import { preparedSql } from '@academy/platform/database/prepared.ts';
import { sql } from 'drizzle-orm';

export interface AuditRow {
  readonly id: string;
  /** In UTC, to the microsecond: it is also where the next page begins. */
  readonly at: string;
  readonly action: AuditAction;
  readonly actorId: string | null;
  readonly actorName: string | null;
  readonly personId: string | null;
  readonly personName: string | null;
  readonly courseId: string | null;
  readonly courseName: string | null;
  readonly facts: Readonly<Record<string, string | number | boolean>>;
}

export interface AuditPage {
  readonly action: AuditAction | null;
  /** Whole days in UTC, both included. */
  readonly from: string | null;
  readonly to: string | null;
  readonly beforeAt: string | null;
  readonly beforeId: string | null;
  readonly limit: number;
}

const given = (name: string) => sql.placeholder(name);
const inOrder = sql`order by at desc, id desc limit ${given('limit')}::int`;
const end = sql`coalesce((${given('to')}::date + 1)::timestamp at time zone 'UTC', 'infinity')`;
/** One bound holds both where the last page ended and the last day: the index begins there, however deep in the trail. */
const isWanted = sql`
  (at, id) < (least(${given('beforeAt')}::timestamptz, ${end}), coalesce(${given('beforeId')}::uuid, '00000000-0000-0000-0000-000000000000'))
  and at >= coalesce(${given('from')}::date::timestamp at time zone 'UTC', '-infinity') and at < ${end}`;
const ofAction = sql`(${given('action')}::text is null or action = ${given('action')}::text)`;

/** One look-up for each name of a page: joined, all names would be read where the planner expects many entries. */
const nameOf = (column: string) => sql`(select name from audit_names where id = entries.${sql.raw(column)})`;
const present = (entries: ReturnType<typeof sql>) => sql`
  select id, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, action, facts,
    actor_id as "actorId", ${nameOf('actor_id')} as "actorName",
    person_id as "personId", ${nameOf('person_id')} as "personName",
    course_id as "courseId", ${nameOf('course_id')} as "courseName"
  from (${entries} ${inOrder}) entries
  order by entries.at desc, id desc`;

const all = preparedSql<AuditRow>('audit_all', present(sql`select * from audit_entries where ${isWanted}`));
const ofOneAction = preparedSql<AuditRow>(
  'audit_of_action',
  present(sql`select * from audit_entries where action = ${given('action')}::text and ${isWanted}`),
);

const about = (column: string) => sql`
  select entry.* from unnest(${given('ids')}::uuid[]) as wanted (id)
  cross join lateral (
    select * from audit_entries where ${sql.raw(column)} = wanted.id and ${ofAction} and ${isWanted} ${inOrder}
  ) entry`;
const ofSome = preparedSql<AuditRow>(
  'audit_of_some',
  present(sql`${about('actor_id')} union ${about('person_id')} union ${about('course_id')}`),
);

/** Of everybody, or of those people and courses. */
export function listEntries(
  db: Queryable,
  page: AuditPage,
  ids: readonly string[] | null,
): Promise<AuditRow[]> {
  if (ids !== null) return ofSome(db, { ...page, ids });
  return page.action === null ? all(db, { ...page }) : ofOneAction(db, { ...page });
}

/** A part of a name that fits more is too short to search by. */
const mostNames = sql.raw('200');
const findNames = preparedSql<{ id: string }>(
  'audit_names_like',
  sql`select id from audit_names
    where academy_fold(name) like '%' || replace(replace(replace(academy_fold(${given('q')}), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%'
    limit ${mostNames}`,
);

export async function findNamed(db: Queryable, q: string): Promise<string[]> {
  // PostgreSQL text holds no NUL, so no name has one.
  return q.includes('\0') ? [] : (await findNames(db, { q })).map(({ id }) => id);
}
