import {
  applyCourseImport,
  deleteCourseImport,
  exportCourse,
  getCourseImport,
} from '@academy/contract/course-folders/course-folder-calls.ts';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { enforceAccess } from '../../http/access.ts';
import { bindCall } from '../../http/bind-call.ts';
import { attachment, downloadName } from '../../http/download-name.ts';
import { byPerson } from '../../http/rate-limits.ts';
import { signedIn } from '../../http/viewer.ts';
import type { CourseFoldersService } from './course-folders.service.ts';

/** Each reads a whole course. */
const folderLimit = { max: 20, timeWindow: '1 minute', keyGenerator: byPerson };

export function registerCourseFolders(app: FastifyInstance, folders: CourseFoldersService): void {
  const options = { rateLimit: folderLimit };
  bindCall(
    app,
    getCourseImport,
    ({ params, query, request }) => folders.look(signedIn(request), params.importId, query.onto ?? null),
    // Asked again and again while a job works.
    { rateLimit: { ...folderLimit, max: 120 } },
  );
  bindCall(
    app,
    applyCourseImport,
    ({ params, body, request }) => folders.apply(signedIn(request), params.importId, body),
    options,
  );
  bindCall(
    app,
    deleteCourseImport,
    async ({ params, request }) => {
      await folders.forget(signedIn(request), params.importId);
      return {};
    },
    options,
  );

  const { path, access, summary, params, query } = exportCourse;
  app.route({
    method: 'GET',
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    config: { access, rateLimit: folderLimit },
    schema: { summary, tags: ['courses'], params, querystring: query },
    preValidation: (request) => enforceAccess(access, request, app.findCourse),
    handler: async (request, reply) => {
      const { courseId = '' } = request.params as Record<string, string>;
      const { films } = request.query as z.output<typeof query>;
      const { title, bytes } = await folders.download(signedIn(request), courseId, films === 'yes');
      return reply
        .type('application/zip')
        .header('content-disposition', attachment(downloadName(title, '.zip')))
        .header('cache-control', 'no-store')
        .send(bytes);
    },
  });
}
