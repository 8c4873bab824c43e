import { type AuditAction, auditLimits } from '@academy/contract/audit/audit-actions.ts';
import { sql } from 'drizzle-orm';
import type { Database, Queryable } from '../database/connect.ts';
import { auditEntries } from '../database/schema/audit.ts';
import { newId } from '../ids.ts';

interface AuditRecord {
  readonly action: AuditAction;
  /** Null: the command line, or the academy itself. */
  readonly actorId: string | null;
  /** An account, or an invitation: its address stands for its name. */
  readonly personId?: string;
  readonly courseId?: string;
  /** No secrets and no contents. */
  readonly facts?: Readonly<Record<string, string | number | boolean>>;
}

/**
 * Writes down who did what, in the transaction that does it. The names are those of that moment, kept where they can be erased
 * without touching the trail.
 */
export async function recordAudit(db: Queryable, record: AuditRecord): Promise<void> {
  const { action, actorId, personId = null, courseId = null, facts = {} } = record;
  await db.insert(auditEntries).values({ id: newId(), action, actorId, personId, courseId, facts });
  await keepNames(db, record);
}

/** What is looked at again and again, such as a list, is told once an hour. */
export async function recordAuditOfHour(
  db: Queryable,
  { action, actorId, courseId }: Required<Pick<AuditRecord, 'action' | 'actorId' | 'courseId'>>,
): Promise<void> {
  const { rowCount } = await db.execute(sql`
    insert into audit_entries (id, action, actor_id, course_id) select ${newId()}, ${action}, ${actorId}::uuid, ${courseId}::uuid
    where not exists (select from audit_entries where course_id = ${courseId}::uuid and actor_id = ${actorId}::uuid
      and action = ${action} and at > now() - interval '1 hour')`);
  if (rowCount !== 0) await keepNames(db, { actorId, courseId });
}

type Named = Partial<Pick<AuditRecord, 'actorId' | 'personId' | 'courseId'>>;

async function keepNames(db: Queryable, named: Named): Promise<void> {
  const [actorId, personId, courseId] = [named.actorId, named.personId, named.courseId].map(
    (id) => id ?? null,
  );
  await db.execute(sql`
    insert into audit_names (id, name)
    select id, name from users where id in (${actorId}::uuid, ${personId}::uuid)
    union all select id, email from invitations where id = ${personId}::uuid
    union all select id, title from courses where id = ${courseId}::uuid
    on conflict (id) do update set name = excluded.name where audit_names.name <> excluded.name`);
}

/** Entries that are older than the trail is kept, and names that are in none any more. Answers how many entries there were. */
export async function removeOldAudit({ db }: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - auditLimits.keptDays * 24 * 3_600_000).toISOString();
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local academy.removes_old_audit = 'on'`);
    const { rowCount } = await tx.execute(sql`
      delete from audit_entries where id in (select id from audit_entries where at < ${before} order by at limit 10000)`);
    await tx.execute(sql`
      delete from audit_names where id in (select id from audit_names order by random() limit 500)
        and not exists (select from audit_entries where actor_id = audit_names.id)
        and not exists (select from audit_entries where person_id = audit_names.id)
        and not exists (select from audit_entries where course_id = audit_names.id)`);
    return rowCount ?? 0;
  });
}
