import { Readable } from 'node:stream';
import { noteLimits } from '@academy/contract/notes/note-limits.ts';
import { exportNotebook, readNotebook } from '@academy/contract/notes/notebook-calls.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import { isId } from '@academy/platform/ids.ts';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { enforceAccess } from '../../http/access.ts';
import { bindCall } from '../../http/bind-call.ts';
import { byPerson } from '../../http/rate-limits.ts';
import { signedIn } from '../../http/viewer.ts';
import { Refusal } from '../../refusal.ts';
import { ankiFile, markdownFile } from './export-notes.ts';
import { listNotedCourses, readPage } from './notebook.repository.ts';

/** Typing a search asks a few times a second; nobody takes a file more often than every other second. */
const readLimit = { max: 240, timeWindow: '1 minute', keyGenerator: byPerson };
const exportLimit = { max: 30, timeWindow: '1 minute', keyGenerator: byPerson };

const files = {
  markdown: { name: 'notes.md', type: 'text/markdown; charset=utf-8', write: markdownFile },
  anki: { name: 'notes-anki.csv', type: 'text/csv; charset=utf-8', write: ankiFile },
} as const;

/** A course that a query names, if it does. One that cannot be has no notes. */
function courseOf(courseId: string | undefined): string | null {
  if (courseId !== undefined && !isId(courseId)) throw new Refusal('course_not_found');
  return courseId ?? null;
}

export function registerNotebook(
  app: FastifyInstance,
  { db }: Database,
  { origin }: { readonly origin: string },
): void {
  bindCall(
    app,
    readNotebook,
    async ({ query, request }) => {
      const viewer = signedIn(request);
      const size = noteLimits.notebookPage;
      const page = {
        search: query.search ?? '',
        courseId: courseOf(query.courseId),
        textLength: noteLimits.notebookText,
        limit: size + 1,
        offset: ((query.page ?? 1) - 1) * size,
      };
      const [rows, courses] = await Promise.all([readPage(db, viewer, page), listNotedCourses(db, viewer)]);
      const notes = rows.slice(0, size).map((row) => ({
        ...row,
        updatedAt: new Date(row.updatedAt).toISOString(),
      }));
      return { notes, courses, hasMore: rows.length > size };
    },
    { rateLimit: readLimit },
  );

  app.route({
    method: 'GET',
    url: exportNotebook.path,
    config: { access: exportNotebook.access, rateLimit: exportLimit },
    preValidation: (request) => enforceAccess(exportNotebook.access, request, app.findCourse),
    schema: { summary: exportNotebook.summary, tags: ['notebook'], querystring: exportNotebook.query },
    handler: async (request, reply) => {
      const query = request.query as z.output<typeof exportNotebook.query>;
      const { name, type, write } = files[query.format];
      const chunks = write(db, signedIn(request), { courseId: courseOf(query.courseId), origin });
      return reply
        .type(type)
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(Readable.from(chunks));
    },
  });
}
