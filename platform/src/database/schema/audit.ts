import type { AuditAction } from '@academy/contract/audit/audit-actions.ts';
import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Names of people and courses in the audit trail. One that is erased leaves an id that says nothing. */
export const auditNames = pgTable('audit_names', { id: uuid().primaryKey(), name: text().notNull() });

/** A trigger refuses to change them. */
export const auditEntries = pgTable('audit_entries', {
  id: uuid().primaryKey(),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  action: text().$type<AuditAction>().notNull(),
  /** Null: the command line, or the academy itself. */
  actorId: uuid('actor_id'),
  personId: uuid('person_id'),
  courseId: uuid('course_id'),
  facts: jsonb().$type<Readonly<Record<string, string | number | boolean>>>().notNull().default({}),
});
