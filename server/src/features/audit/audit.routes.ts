import { Readable } from 'node:stream';
import { type AuditEntry, exportAudit, listAudit } from '@academy/contract/audit/audit-calls.ts';
import { csvRow } from '@academy/contract/text/csv-row.ts';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { enforceAccess } from '../../http/access.ts';
import { bindCall } from '../../http/bind-call.ts';
import { byPerson } from '../../http/rate-limits.ts';
import { signedIn } from '../../http/viewer.ts';
import type { AuditService } from './audit.service.ts';

const exportLimit = { max: 10, timeWindow: '1 minute', keyGenerator: byPerson };

const columns = ['at', 'action', 'actor', 'actor id', 'person', 'person id', 'course', 'course id', 'facts'];

function cellsOf({ at, action, actor, person, course, facts }: AuditEntry): string[] {
  return [
    at,
    action,
    ...[actor, person, course].flatMap((who) => [who?.name ?? '', who?.id ?? '']),
    JSON.stringify(facts),
  ];
}

const files = {
  csv: {
    type: 'text/csv; charset=utf-8',
    write: async function* (entries: AsyncIterable<AuditEntry>) {
      yield csvRow(columns);
      for await (const entry of entries) yield csvRow(cellsOf(entry));
    },
  },
  jsonl: {
    type: 'application/x-ndjson; charset=utf-8',
    write: async function* (entries: AsyncIterable<AuditEntry>) {
      for await (const entry of entries) yield `${JSON.stringify(entry)}\n`;
    },
  },
} as const;

export function registerAudit(app: FastifyInstance, audit: AuditService): void {
  bindCall(app, listAudit, ({ query }) => audit.list(query));

  const { path, access, summary, query } = exportAudit;
  app.route({
    method: 'GET',
    url: path,
    config: { access, rateLimit: exportLimit },
    schema: { summary, tags: ['admin'], querystring: query },
    preValidation: (request) => enforceAccess(access, request, app.findCourse),
    handler: async (request, reply) => {
      const { format, ...filters } = request.query as z.output<typeof query>;
      const { type, write } = files[format];
      const entries = await audit.takeAlong(signedIn(request).id, filters, format);
      return reply
        .type(type)
        .header('content-disposition', `attachment; filename="audit-trail.${format}"`)
        .send(Readable.from(write(entries)));
    },
  });
}
