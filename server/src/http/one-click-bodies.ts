import type { FastifyInstance } from 'fastify';

/** RFC 8058 has the post say "List-Unsubscribe=One-Click" as a form of either kind. */
const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data'];
const MOST_BYTES = 4096;

/** The address alone says what is meant, so the body is received and not read. */
export function takeOneClickBodies(app: FastifyInstance): void {
  app.addContentTypeParser(formTypes, { parseAs: 'buffer', bodyLimit: MOST_BYTES }, (_request, _body, done) =>
    done(null, undefined),
  );
}
