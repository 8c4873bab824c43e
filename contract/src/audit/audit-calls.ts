import { z } from 'zod';
import { defineCall } from '../http/call.ts';
import { idSchema } from '../http/identifiers.ts';
import { auditActions, auditLimits as limits } from './audit-actions.ts';

/** Whom or what an entry names. The name is null once it has been erased. */
const namedSchema = z.object({ id: idSchema, name: z.string().nullable() });

/** No secrets and no contents: ids, and facts such as the two roles of a change. */
const entrySchema = z.object({
  id: idSchema,
  at: z.iso.datetime(),
  action: z.enum(auditActions),
  /** Null: the command line, or the academy itself. */
  actor: namedSchema.nullable(),
  person: namedSchema.nullable(),
  course: namedSchema.nullable(),
  facts: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
});

export type AuditEntry = z.output<typeof entrySchema>;

const filters = {
  /** A part of the name of who did it, to whom, or of the course. */
  q: z.string().max(limits.searchMaxLength).optional(),
  action: z.enum(auditActions).optional(),
  /** Whom it is about, or who did it. */
  person: idSchema.optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
};

export const listAudit = defineCall({
  summary: 'Who did what to whom and when, the last first',
  method: 'GET',
  path: '/api/admin/audit',
  access: 'admin',
  query: z.object({ ...filters, after: z.string().max(200).optional() }),
  status: 200,
  response: z.object({ entries: z.array(entrySchema), after: z.string().nullable() }),
});

export const exportAudit = defineCall({
  summary: 'The audit trail as a file; the format is csv or jsonl',
  method: 'GET',
  path: '/api/admin/audit/file',
  access: 'admin',
  query: z.object({ ...filters, format: z.enum(['csv', 'jsonl']).default('csv') }),
  status: 200,
  response: z.string(),
});
