import { sql } from 'drizzle-orm';
import { bounded, type ExportSection, jsonMember, type Row } from '../export-member.ts';

/** The account itself. Why it was blocked is for admins alone, and what is folded for a search says nothing new. */
export const accountSection: ExportSection = async ({ db, userId }) => {
  const {
    rows: [account],
  } = await db.execute<Row<{ account: object }>>(
    bounded(
      sql`select to_jsonb(users) - array['search_text', 'blocked_for'] as account from users where id = ${userId}::uuid`,
    ),
  );
  return [jsonMember('account.json', account?.account ?? null)];
};

interface OwnTable {
  readonly name: string;
}

/** Told elsewhere, and better; or the export itself. */
const toldElsewhere = new Set([
  'account_exports',
  'notes',
  'timed_notes',
  'chats',
  'certificates',
  'reviews',
]);

/** What opens doors, and what is made from other columns. */
const isLeftOut = (column: string) => /hash|secret|token|sealed|search_|^user_id$/.test(column);

/**
 * Every table whose rows belong to an account by their key, as it is: sessions, enrolments, progress, attempts, settings, and what
 * a later version adds, without anybody thinking of it here.
 */
export const tablesSection: ExportSection = async ({ db, userId }) => {
  const { rows: tables } = await db.execute<Row<OwnTable>>(
    bounded(sql`select distinct conrelid::regclass::text as name from pg_constraint
      join pg_attribute on attrelid = conrelid and attnum = any (conkey)
      where contype = 'f' and confrelid = 'users'::regclass and attname = 'user_id' order by 1`),
  );
  const members = [];
  for (const { name } of tables.filter((table) => !toldElsewhere.has(table.name))) {
    const { rows } = await db.execute<Row<{ row: Record<string, unknown> }>>(
      bounded(sql`select to_jsonb(own) as row from ${sql.raw(name)} as own where user_id = ${userId}::uuid`),
    );
    const told = rows.map(({ row }) =>
      Object.fromEntries(Object.entries(row).filter(([column]) => !isLeftOut(column))),
    );
    if (told.length > 0) members.push(jsonMember(`tables/${name}.json`, told));
  }
  return members;
};

/** What was written down of the person. Of others only that it was somebody else. */
export const auditSection: ExportSection = async ({ db, userId }) => {
  const { rows: entries } = await db.execute<Row>(
    bounded(sql`select at, action,
        case when actor_id = ${userId}::uuid then 'you' when actor_id is null then 'the academy' else 'somebody else' end as by,
        case when person_id = ${userId}::uuid then 'you' when person_id is not null then 'somebody else' end as about,
        courses.title as course, facts - 'to' as facts
      from audit_entries left join courses on courses.id = course_id
      where actor_id = ${userId}::uuid or person_id = ${userId}::uuid order by at`),
  );
  return [jsonMember('audit.json', entries)];
};
