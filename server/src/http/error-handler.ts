import {
  type ErrorCode,
  type ErrorFacts,
  errorCodes,
  statusOfError,
} from '@academy/contract/http/error-codes.ts';
import { BlobStoreAwayError } from '@academy/platform/blobs/blob-store.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { Refusal } from '../refusal.ts';
import { isDatabaseAway } from './database-away.ts';
import { missingOf } from './missing-of.ts';

/** How a schema begins that was given no words of its own; they mean little without the name of the field. */
const schemasOwnWords = /^(Invalid|Too big|Too small|Unrecognized)/;

interface Answer {
  readonly code: ErrorCode;
  readonly message: string;
  readonly facts?: ErrorFacts | undefined;
}

/** Every failure leaves as `{ message, code, facts? }`: never a stack, never a 500 for bad input. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const answer = answerTo(error);
    const status = statusOfError(answer.code);
    if (status === 500) request.log.error({ err: error }, 'request failed');
    if (status === 503) {
      request.log.warn({ err: error }, 'the database or the store of files is away, or cannot write');
      void reply.header('retry-after', '5');
    }
    if (answer.facts?.['seconds'] !== undefined && status === 429) {
      void reply.header('retry-after', answer.facts['seconds']);
    }
    return send(reply, answer);
  });

  app.setNotFoundHandler((request: FastifyRequest, reply) =>
    send(reply, {
      code: 'not_found',
      message: `There is nothing at ${request.method} ${request.url.split('?', 1)[0]}`,
    }),
  );
}

function answerTo(error: FastifyError): Answer {
  if (error instanceof Refusal) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return { code: 'bad_request', ...describe(error) };
  if (error instanceof BlobStoreAwayError) return new Refusal('files_away');
  if (isDatabaseAway(error)) return new Refusal('database_away');
  const refused = refusalOfDatabase(error);
  if (refused !== undefined) return refused;
  const code = error.statusCode === undefined ? undefined : codeOfStatus(error.statusCode);
  return code === undefined ? new Refusal('internal') : { code, message: error.message };
}

/** What PostgreSQL refuses, by its own codes: a NUL in a text, a full disk, and a row that refers to one that is gone. */
function refusalOfDatabase(error: Error): Refusal | undefined {
  // Told by the driver itself, or by the query builder around it.
  const told: Error & { code?: unknown; constraint?: unknown } =
    error.cause instanceof Error ? error.cause : error;
  switch (told.code) {
    case '22021':
      return new Refusal('text_not_storable');
    case '53100':
      return new Refusal('disk_full');
    case '23503':
      return missingOf(told.constraint);
    default:
      return undefined;
  }
}

/** Fastify's own refusals (body too large, broken JSON, wrong type) carry a 4xx status. */
function codeOfStatus(status: number): ErrorCode | undefined {
  if (status < 400 || status >= 500) return undefined;
  return errorCodes.find((code) => statusOfError(code) === status) ?? 'bad_request';
}

interface Misfit {
  readonly keyword: string;
  readonly instancePath: string;
  readonly message?: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** Words that a schema was given are for people. Its own are for programs, and come with facts for a screen to say it by. */
function describe({ validation: [first] }: { validation: readonly Misfit[] }): Omit<Answer, 'code'> {
  const message = first?.message ?? 'The request does not fit the contract';
  if (first === undefined || !schemasOwnWords.test(message)) return { message };
  const field = first.instancePath.replaceAll('/', '.').replace(/^\./, '');
  return {
    message: field ? `${field}: ${message}` : message,
    facts: { field, problem: first.keyword, ...tooLong(first) },
  };
}

function tooLong({ keyword, params: { origin, maximum } }: Misfit): ErrorFacts | undefined {
  if (keyword !== 'too_big' || typeof maximum !== 'number') return undefined;
  if (origin === 'string') return { problem: 'text_too_long', limit: maximum };
  return origin === 'array' ? { problem: 'list_too_long', limit: maximum } : undefined;
}

function send(reply: FastifyReply, { code, message, facts }: Answer): FastifyReply {
  // A string goes out as it is: an error must not fail on its way through a response schema.
  return reply
    .code(statusOfError(code))
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ message, code, facts }));
}
