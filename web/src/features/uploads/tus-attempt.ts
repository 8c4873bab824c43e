/** One attempt to upload a file by the tus protocol, from where an earlier one stopped. It never retries by itself. */
import { uploadsPath } from '@academy/contract/uploads/upload-paths.ts';
import { DetailedError, Upload } from 'tus-js-client';
import { api } from '@/api/client/api.ts';
import { sessionMarks } from '@/api/client/session-marks.ts';
import { readFailure, type TransferFailure } from './transfer-failure.ts';
import type { UploadAddress } from './upload-address.ts';

/** Small enough for proxies, large enough that the requests in between cost nothing. */
const CHUNK_BYTES = 32 * 1024 * 1024;

export interface AttemptEvents {
  /** The server has created the upload. */
  readonly onUrl: (url: string) => void;
  readonly onProgress: (sentBytes: number) => void;
  readonly onComplete: () => void;
  readonly onFailure: (failure: TransferFailure) => void;
}

export interface AttemptOptions {
  readonly file: File;
  readonly address: UploadAddress;
  /** The upload that an earlier attempt created. */
  readonly url: string | null;
  /** The last attempt failed because the session had expired. */
  readonly renewSession: boolean;
}

export interface Attempt {
  /** No event is called after this. */
  stop(): void;
}

export type StartAttempt = (options: AttemptOptions, events: AttemptEvents) => Attempt;

export const startTusAttempt: StartAttempt = ({ file, address, url, renewSession }, events) => {
  let stopped = false;
  const unlessStopped =
    <Args extends unknown[]>(listener: (...args: Args) => void) =>
    (...args: Args) => {
      if (!stopped) listener(...args);
    };
  const { courseId, moduleId, lessonId, resourceKey } = address;
  const purpose = resourceKey === undefined ? {} : { purpose: 'resource' };
  const upload: Upload = new Upload(file, {
    // With an endpoint, the library would answer any refusal of the existing upload by creating another.
    ...(url === null ? { endpoint: new URL(uploadsPath, window.location.origin).href } : { uploadUrl: url }),
    metadata: { courseId, moduleId, lessonId, filename: file.name, ...purpose },
    chunkSize: CHUNK_BYTES,
    retryDelays: null,
    storeFingerprintForResuming: false,
    onBeforeRequest: () => renewedSession({ force: renewSession }),
    onUploadUrlAvailable: unlessStopped(() => {
      if (upload.url !== null) events.onUrl(upload.url);
    }),
    onProgress: unlessStopped((sent: number) => events.onProgress(sent)),
    onSuccess: unlessStopped(() => events.onComplete()),
    onError: unlessStopped((error: Error) => events.onFailure(failureIn(error))),
  });
  upload.start();
  return {
    stop: () => {
      stopped = true;
      void upload.abort().catch(() => undefined);
    },
  };
};

/** If this fails, the server deletes the upload by itself after a day. */
export async function deleteUpload(url: string): Promise<void> {
  await Upload.terminate(url, {
    retryDelays: null,
    onBeforeRequest: () => renewedSession({ force: false }),
  }).catch(() => undefined);
}

/** A token lasts minutes and an upload hours: any call of the API renews an expired session. */
export async function renewedSession({ force }: { force: boolean }): Promise<void> {
  if (force || sessionMarks().stale) await api('GET /api/auth/me', {});
}

export function failureIn(error: Error): TransferFailure {
  if (!(error instanceof DetailedError)) return readFailure(null, error);
  const { originalResponse: response, causingError } = error;
  const answer =
    response === null
      ? null
      : {
          status: response.getStatus(),
          body: response.getBody(),
          retryAfter: response.getHeader('Retry-After') ?? null,
        };
  return readFailure(answer, causingError);
}
