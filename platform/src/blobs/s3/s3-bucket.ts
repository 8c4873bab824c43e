import { S3Client } from '@aws-sdk/client-s3';
import type { S3Settings } from '../../config/s3-settings.ts';
import { BlobStoreAwayError } from '../blob-store.ts';
import { StorageFullError } from '../upload-store.ts';

/** What a reader waits for an answer to begin, of one attempt and of all: a viewer is behind it. */
const READ_MS = 6_000;
const ALL_READS_MS = 15_000;
const CONNECT_MS = 3_000;
/** A large part over a slow line takes its time, but something has to move. */
const REQUEST_MS = 120_000;
const SILENCE_MS = 30_000;
/** With pauses of up to 0.1, 0.2, 0.4, 0.8 and 1.6 s between them: a gateway that is restarted is not missed. */
const ATTEMPTS = 6;
const MOST_CONNECTIONS = 128;

/** A bucket, and how to reach it. */
export interface S3Bucket {
  readonly client: S3Client;
  readonly name: string;
  /** For people to read. */
  readonly location: string;
}

/** Attempts that fail for a passing reason are repeated, each after a pause of random length, which may be longer each time. */
export function openBucket({
  endpoint,
  region,
  bucket,
  forcePathStyle,
  ...credentials
}: S3Settings): S3Bucket {
  const connections = { keepAlive: true, maxSockets: MOST_CONNECTIONS };
  const client = new S3Client({
    region,
    credentials,
    forcePathStyle,
    ...(endpoint === null ? {} : { endpoint }),
    maxAttempts: ATTEMPTS,
    retryMode: 'standard',
    // Stores that are not Amazon's do not know the checksums that are sent by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: REQUEST_MS,
      throwOnRequestTimeout: true,
      socketTimeout: SILENCE_MS,
      httpAgent: connections,
      httpsAgent: connections,
    },
  });
  const store = endpoint === null ? `Amazon S3 in ${region}` : endpoint;
  return { client, name: bucket, location: `the bucket ${bucket} of ${store}` };
}

interface ReadOptions {
  readonly requestTimeout: number;
  readonly abortSignal: AbortSignal;
}

/** A request whose answer has to begin soon. How long it goes on then is no matter. */
export async function soon<T>(request: (options: ReadOptions) => Promise<T>): Promise<T> {
  const tooLate = new AbortController();
  const timer = setTimeout(() => tooLate.abort(), ALL_READS_MS);
  try {
    return await request({ requestTimeout: READ_MS, abortSignal: tooLate.signal });
  } finally {
    clearTimeout(timer);
  }
}

interface ToldByStore {
  readonly name: string;
  readonly code: string;
  readonly status: number;
}

function toldBy(error: unknown): ToldByStore {
  if (!(error instanceof Error)) return { name: '', code: '', status: 0 };
  const { $metadata, code } = error as { $metadata?: { httpStatusCode?: number }; code?: unknown };
  return {
    name: error.name,
    code: typeof code === 'string' ? code : '',
    status: $metadata?.httpStatusCode ?? 0,
  };
}

/** What a request answers, or null when the store has no such object or no such upload. */
export async function orMissing<T>(bucket: S3Bucket, request: Promise<T>): Promise<T | null> {
  try {
    return await request;
  } catch (error) {
    const { name, status } = toldBy(error);
    if (status === 404 && name !== 'NoSuchBucket') return null;
    throw explained(bucket, error);
  }
}

/** The same where something missing is an error like any other. */
export async function orExplained<T>(bucket: S3Bucket, request: Promise<T>): Promise<T> {
  return request.catch((error: unknown) => {
    throw explained(bucket, error);
  });
}

export function isOutsideOfObject(error: unknown): boolean {
  return toldBy(error).status === 416;
}

const REFUSALS: Readonly<Record<string, string>> = {
  AccessDenied: 'refuses what S3_ACCESS_KEY_ID asks for',
  InvalidAccessKeyId: 'does not know S3_ACCESS_KEY_ID',
  SignatureDoesNotMatch: 'does not accept S3_SECRET_ACCESS_KEY',
  NoSuchBucket: 'does not exist',
};
const FULL = new Set(['QuotaExceeded', 'InsufficientStorage', 'EntityTooLarge']);

/** Connections that fail or fall silent, and stores that are overloaded: all of it passes, or an operator has to act. */
export function explained(bucket: S3Bucket, error: unknown): unknown {
  const { name, code, status } = toldBy(error);
  if (FULL.has(name) || status === 507)
    return new StorageFullError(`No room in ${bucket.location}.`, { cause: error });
  const refusal = REFUSALS[name] ?? (status === 403 ? REFUSALS['AccessDenied'] : undefined);
  if (refusal !== undefined)
    return new BlobStoreAwayError(`${bucket.location} ${refusal}.`, { cause: error });
  const isSilent = name === 'TimeoutError' || name === 'AbortError';
  if (status >= 500 || isSilent || /^E[A-Z_]+$/.test(code)) {
    const reason = code || (isSilent ? 'no answer in time' : `${name} ${status}`);
    return new BlobStoreAwayError(`${bucket.location} cannot be reached: ${reason}.`, { cause: error });
  }
  return error;
}
