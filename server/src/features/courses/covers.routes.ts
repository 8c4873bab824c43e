import { uploadCover } from '@academy/contract/courses/course-calls.ts';
import { coverLimits, coverTypes, readCoverPath } from '@academy/contract/courses/cover.ts';
import type { FastifyInstance } from 'fastify';
import { enforceAccess } from '../../http/access.ts';
import { bindCall } from '../../http/bind-call.ts';
import { Refusal } from '../../refusal.ts';
import type { CoverFiles } from './cover-files.ts';
import type { UploadCover } from './covers.service.ts';

const uploadLimit = { max: 60, timeWindow: '1 minute' };

/** A picture and nothing else, whatever its bytes could also be read as; any site may show it. */
const coverHeaders = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
} as const;

export function registerCoverUpload(app: FastifyInstance, upload: UploadCover): void {
  app.register((pictures, _options, registered) => {
    pictures.removeAllContentTypeParsers();
    pictures.addContentTypeParser(
      Object.values(coverTypes),
      { parseAs: 'buffer', bodyLimit: coverLimits.maxBytes },
      (_request, body, done) => done(null, body),
    );
    pictures.addContentTypeParser('*', (_request, _payload, done) =>
      done(new Refusal('cover_not_a_picture')),
    );
    // Before a byte of the body is read: megabytes are taken from authors alone.
    pictures.addHook('onRequest', (request) => enforceAccess('author', request, app.findCourse));
    bindCall(
      pictures,
      uploadCover,
      ({ params, request }) => {
        if (!Buffer.isBuffer(request.body)) throw new Refusal('cover_not_a_picture');
        const announcedType = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
        return upload(params.courseId.toLowerCase(), request.body, announcedType);
      },
      { rateLimit: uploadLimit },
    );
    registered();
  });
}

/** Covers are public, so this belongs into a scope that looks up no session. */
export function serveCovers(app: FastifyInstance, covers: CoverFiles): void {
  const schema = { summary: 'The uploaded cover of a course', tags: ['covers'] };
  app.get(
    '/api/covers/:courseId/:cover',
    { schema, config: { access: 'public' } },
    async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      // Only an address that we could have given ourselves is looked for.
      const cover = readCoverPath(request.url.split('?', 1)[0] ?? '');
      const opened = cover === null ? null : await covers.open(cover.courseId, cover.file);
      if (cover === null || opened === null) throw new Refusal('cover_not_found');
      return reply
        .headers(coverHeaders)
        .type(typeOf(cover.file))
        .header('content-length', opened.length)
        .send(opened.stream);
    },
  );
}

function typeOf(file: string): string {
  const [, type] = Object.entries(coverTypes).find(([extension]) => file.endsWith(`.${extension}`)) ?? [];
  return type ?? 'application/octet-stream';
}
