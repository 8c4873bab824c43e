import type { AuditAction } from '@academy/contract/audit/audit-actions.ts';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';
import { auditEntries } from '../database/schema/audit.ts';
import { newId } from '../ids.ts';

interface AuditRecord {
  readonly action: AuditAction;
  /** Null: the command line, or the academy itself. */
  readonly actorId: string | null;
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
  await db.execute(sql`
    insert into audit_names (id, name)
    select id, name from users where id in (${actorId}::uuid, ${personId}::uuid)
    union all select id, title from courses where id = ${courseId}::uuid
    on conflict (id) do update set name = excluded.name where audit_names.name <> excluded.name`);
}
