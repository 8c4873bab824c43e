/** JSON on its way in and out. */
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';

/** An answer as it leaves: checked, and cut to what the contract names. What it does not name cannot leave. */
export function serializeAnswer<Schema extends z.ZodType>(schema: Schema, value: z.input<Schema>): string {
  return JSON.stringify(schema.parse(value));
}

/**
 * For Fastify. The compiler that comes with its zod plug-in runs schemas backwards, for those that decode; ours do
 * not, and backwards everything that has a check is gone through twice.
 */
export function compileAnswerSerializer({ schema }: { schema: z.ZodType }): (value: unknown) => string {
  return (value) => serializeAnswer(schema, value);
}

/** A request that is announced as JSON and then has no body has none; the call's schema decides whether it may. */
export function takeEmptyBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    return parse(request, String(body), done);
  });
}
