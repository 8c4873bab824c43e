import { setTimeout as delay } from 'node:timers/promises';
import type { SettingName } from '@academy/contract/settings/setting-names.ts';
import pg from 'pg';

/** The message is one sentence for the operator; it never holds the password. */
export class DatabaseUnreachableError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DatabaseUnreachableError';
  }
}

export interface CheckOptions {
  /** How long a database that is still starting is waited for. */
  readonly waitMs?: number;
  /** What the operator would have to correct. */
  readonly setting?: SettingName;
}

const ATTEMPT_MS = 3_000;
const PAUSE_MS = 250;

/** Answers once the database takes a query; a refusal that waiting cannot cure fails at once. */
export async function checkDatabase(connectionString: string, options: CheckOptions = {}): Promise<void> {
  const deadline = Date.now() + (options.waitMs ?? 8_000);
  for (;;) {
    try {
      await askOnce(connectionString);
      return;
    } catch (error) {
      if (!mayPass(error) || Date.now() + PAUSE_MS > deadline) {
        throw new DatabaseUnreachableError(sentenceFor(connectionString, error, options.setting), {
          cause: error,
        });
      }
      await delay(PAUSE_MS);
    }
  }
}

async function askOnce(connectionString: string): Promise<void> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: ATTEMPT_MS,
    query_timeout: ATTEMPT_MS,
  });
  // A connection that breaks later is reported by the query; the event alone would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
  } finally {
    // A server that went silent would keep us waiting for its goodbye.
    await Promise.race([client.end().catch(() => undefined), delay(ATTEMPT_MS, undefined, { ref: false })]);
  }
}

/** SQLSTATE class 28 is a refused sign-in, 3D000 a database that does not exist. */
function mayPass(error: unknown): boolean {
  const code = codeOf(error);
  return !(code?.startsWith('28') || code === '3D000');
}

function sentenceFor(
  connectionString: string,
  error: unknown,
  setting: SettingName = 'DATABASE_URL',
): string {
  const { hostname, port, pathname } = new URL(connectionString);
  const address = `${hostname}:${port || '5432'}${decodeURIComponent(pathname)}`;
  return `Cannot use the database at ${address}: ${reasonOf(error)}. Check ${setting} and that the server runs.`;
}

function reasonOf(error: unknown): string {
  switch (codeOf(error)) {
    case 'ECONNREFUSED':
      return 'nothing answers there (connection refused)';
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return 'no such host';
    default:
      return error instanceof Error
        ? error.message.replaceAll(/\s+/g, ' ').replace(/\.$/, '')
        : 'unknown reason';
  }
}

function codeOf(error: unknown): string | undefined {
  if (error instanceof AggregateError) return codeOf(error.errors[0]);
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
