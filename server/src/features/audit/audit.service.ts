import { type AuditAction, auditLimits } from '@academy/contract/audit/audit-actions.ts';
import type { AuditEntry } from '@academy/contract/audit/audit-calls.ts';
import { recordAudit } from '@academy/platform/audit/record-audit.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import { isId } from '@academy/platform/ids.ts';
import { z } from 'zod';
import { Refusal } from '../../refusal.ts';
import { type AuditPage, type AuditRow, findNamed, listEntries } from './audit.repository.ts';

export interface AuditFilters {
  readonly q?: string | undefined;
  readonly action?: AuditAction | undefined;
  readonly person?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Anyone may have written it. */
const cursorSchema = z.tuple([z.iso.datetime({ precision: 6 }), z.guid()]);
const exportedAtOnce = 1000;

export type AuditService = ReturnType<typeof createAuditService>;

export function createAuditService({ db }: Database) {
  /** Whom the filters name: null for everybody, and nobody where a name is not there. */
  const namedBy = async ({ q = '', person }: AuditFilters): Promise<string[] | null> => {
    if (person !== undefined && !isId(person)) return [];
    const named = q.trim() === '' ? null : await findNamed(db, q.trim());
    if (person === undefined) return named;
    return named === null || named.includes(person) ? [person] : [];
  };
  const pageOf = (filters: AuditFilters, after: string | undefined, limit: number): AuditPage => {
    const { data, success } = cursorSchema.safeParse(after?.split('~') ?? []);
    if (after !== undefined && !success)
      throw new Refusal('bad_request', 'This is no place in the audit trail.');
    const { action = null, from = null, to = null } = filters;
    return { action, from, to, beforeAt: data?.[0] ?? null, beforeId: data?.[1] ?? null, limit };
  };

  return {
    list: async (filters: AuditFilters & { readonly after?: string | undefined }) => {
      const size = auditLimits.pageSize;
      const rows = await listEntries(db, pageOf(filters, filters.after, size + 1), await namedBy(filters));
      const shown = rows.slice(0, size);
      const last = rows.length > size ? shown.at(-1) : undefined;
      return { entries: shown.map(entryOf), after: last === undefined ? null : placeOf(last) };
    },

    /** Page after page, so that no more than one is held in memory. That it was taken along is itself part of the trail. */
    takeAlong: async (actorId: string, filters: AuditFilters, format: string) => {
      await recordAudit(db, { action: 'audit_exported', actorId, facts: { format } });
      const named = await namedBy(filters);
      return entriesFrom(async (after) => listEntries(db, pageOf(filters, after, exportedAtOnce), named));
    },
  };
}

async function* entriesFrom(
  read: (after: string | undefined) => Promise<AuditRow[]>,
): AsyncGenerator<AuditEntry> {
  let after: string | undefined;
  do {
    const rows = await read(after);
    for (const row of rows) yield entryOf(row);
    const last = rows.at(-1);
    after = last === undefined || rows.length < exportedAtOnce ? undefined : placeOf(last);
  } while (after !== undefined);
}

const placeOf = ({ at, id }: AuditRow) => `${at}~${id}`;
const named = (id: string | null, name: string | null) => (id === null ? null : { id, name });

function entryOf({ id, at, action, facts, ...row }: AuditRow): AuditEntry {
  const { actorId, actorName, personId, personName, courseId, courseName } = row;
  const who = { actor: named(actorId, actorName), person: named(personId, personName) };
  return { id, at, action, ...who, course: named(courseId, courseName), facts };
}
