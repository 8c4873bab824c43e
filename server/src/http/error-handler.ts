import { type ErrorCode, errorCodes, statusOfErrorCode } from '@academy/contract/http/error-codes.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isDatabaseAway } from './database-away.ts';
import { HttpError } from './http-error.ts';

/** PostgreSQL's words for a NUL in a text, for a row that refers to one that is gone, and for a disk without room. */
const textThatCannotBeStored = '22021';
const whatItBelongsToIsGone = '23503';
const diskIsFull = '53100';

/** How a schema begins that was given no words of its own; they mean little without the name of the field. */
const schemasOwnWords = /^(Invalid|Too big|Too small|Unrecognized)/;

/** Every failure leaves as `{ message, code }`: never a stack, never a 500 for bad input. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { code, message } = answerTo(error);
    if (code === 'internal') request.log.error({ err: error }, 'request failed');
    if (code === 'unavailable') {
      request.log.warn({ err: error }, 'the database is away or cannot write');
      void reply.header('retry-after', '5');
    }
    return send(reply, code, message);
  });

  app.setNotFoundHandler((request: FastifyRequest, reply) =>
    send(reply, 'not_found', `There is nothing at ${request.method} ${request.url.split('?', 1)[0]}`),
  );
}

function answerTo(error: FastifyError): { code: ErrorCode; message: string } {
  if (error instanceof HttpError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return { code: 'bad_request', message: describe(error) };
  if (isDatabaseAway(error)) {
    return { code: 'unavailable', message: 'The academy cannot reach its database. Please try again.' };
  }
  switch (sqlStateOf(error)) {
    case textThatCannotBeStored:
      return { code: 'bad_request', message: 'The text has a character in it that cannot be stored.' };
    case diskIsFull:
      return {
        code: 'unavailable',
        message: 'The academy has no room left on its disk. Please try again later.',
      };
    case whatItBelongsToIsGone:
      // Somebody deleted a lesson between the look at it and the writing.
      return { code: 'not_found', message: 'Lesson not found' };
  }
  const code = error.statusCode === undefined ? undefined : codeOfStatus(error.statusCode);
  if (code !== undefined) return { code, message: error.message };
  return { code: 'internal', message: 'Something went wrong on our side. Please try again.' };
}

/** Told by the driver itself, or by the query builder around it. */
function sqlStateOf(error: Error): unknown {
  const told = error.cause instanceof Error ? error.cause : error;
  return 'code' in told ? told.code : undefined;
}

/** Fastify's own refusals (body too large, broken JSON, wrong type) carry a 4xx status. */
function codeOfStatus(status: number): ErrorCode | undefined {
  if (status < 400 || status >= 500) return undefined;
  return errorCodes.find((code) => statusOfErrorCode[code] === status) ?? 'bad_request';
}

function describe(error: { validation: { instancePath: string; message?: string }[] }): string {
  const first = error.validation[0];
  const field = first?.instancePath.replaceAll('/', '.').replace(/^\./, '');
  const message = first?.message ?? 'The request does not fit the contract';
  return field && schemasOwnWords.test(message) ? `${field}: ${message}` : message;
}

function send(reply: FastifyReply, code: ErrorCode, message: string): FastifyReply {
  // A string goes out as it is: an error must not fail on its way through a response schema.
  return reply
    .code(statusOfErrorCode[code])
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ message, code }));
}
