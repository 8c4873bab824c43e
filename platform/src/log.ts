import { isatty } from 'node:tty';
import { DrizzleQueryError } from 'drizzle-orm';
import { type Logger, type LoggerOptions, pino } from 'pino';
import { build as pretty } from 'pino-pretty';

export type Log = Logger;

export interface LogOptions {
  readonly level: NonNullable<LoggerOptions['level']>;
  /** The process that speaks: server, worker, academy. */
  readonly name: string;
}

const SECRET_KEYS = [
  'cookie',
  'authorization',
  'password',
  'secret',
  'secrets',
  'oldSecrets',
  'token',
  'accessToken',
  'refreshToken',
  'idToken',
  'connectionString',
];

/** Each secret key on its own and up to two levels down, and the headers as Fastify and fetch name them. */
export const redactedPaths: readonly string[] = [
  ...SECRET_KEYS.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]),
  '["set-cookie"]',
  '*["set-cookie"]',
  '*.headers["set-cookie"]',
];

/** A query that failed is told without the values in it: they are what people wrote. */
function errorWithoutValues(error: Error): unknown {
  if (!(error instanceof DrizzleQueryError)) return pino.stdSerializers.err(error);
  const { detail: _detail, where: _where, ...told } = pino.stdSerializers.err(error.cause ?? error);
  return { ...told, query: error.query };
}

const serializers = { err: errorWithoutValues };

/** Writes to standard output: readable lines for a person at a terminal, one JSON object a line for anything else. */
export function createLog(options: LogOptions): Log {
  const settings: LoggerOptions = {
    ...options,
    serializers,
    redact: { paths: [...redactedPaths], censor: '[hidden]' },
  };
  // Synchronous both ways: the last lines before an exit are the ones that are needed, so nothing is buffered.
  if (!isatty(1)) return pino(settings, pino.destination({ dest: 1, sync: true }));
  return pino(
    settings,
    pretty({ sync: true, ignore: 'pid,hostname', translateTime: 'SYS:HH:MM:ss', singleLine: true }),
  );
}

/** For tests that read what was written. */
export function createLogTo(stream: { write(line: string): void }, level: LogOptions['level']): Log {
  return pino({ level, serializers, redact: { paths: [...redactedPaths], censor: '[hidden]' } }, stream);
}

/** For tests and for commands whose output is their own. */
export const silentLog: Log = pino({ level: 'silent' });
