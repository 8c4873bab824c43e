import { type ErrorCode, errorCodes, statusOfErrorCode } from '@academy/contract/http/error-codes.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isDatabaseAway } from './database-away.ts';
import { HttpError } from './http-error.ts';

/** PostgreSQL's word for a NUL in a text. */
const textThatCannotBeStored = '22021';

/** Every failure leaves as `{ message, code }`: never a stack, never a 500 for bad input. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { code, message } = answerTo(error);
    if (code === 'internal') request.log.error({ err: error }, 'request failed');
    if (code === 'unavailable') {
      request.log.warn({ err: error }, 'the database is away');
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
  if (error.cause instanceof Error && 'code' in error.cause && error.cause.code === textThatCannotBeStored) {
    return { code: 'bad_request', message: 'The text has a character in it that cannot be stored.' };
  }
  const code = error.statusCode === undefined ? undefined : codeOfStatus(error.statusCode);
  if (code !== undefined) return { code, message: error.message };
  return { code: 'internal', message: 'Something went wrong on our side. Please try again.' };
}

/** Fastify's own refusals (body too large, broken JSON, wrong type) carry a 4xx status. */
function codeOfStatus(status: number): ErrorCode | undefined {
  if (status < 400 || status >= 500) return undefined;
  return errorCodes.find((code) => statusOfErrorCode[code] === status) ?? 'bad_request';
}

function describe(error: { validation: { instancePath: string; message?: string }[] }): string {
  const first = error.validation[0];
  const field = first?.instancePath.replaceAll('/', '.').replace(/^\./, '');
  return [field, first?.message].filter(Boolean).join(': ') || 'The request does not fit the contract';
}

function send(reply: FastifyReply, code: ErrorCode, message: string): FastifyReply {
  // A string goes out as it is: an error must not fail on its way through a response schema.
  return reply
    .code(statusOfErrorCode[code])
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ message, code }));
}
