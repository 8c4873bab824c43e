/** One attempt to bring a file to the academy over the tus protocol, from where it is. It never tries again by itself. */

import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import { uploadsPath } from '@academy/contract/uploads/upload-paths.ts';
import { DetailedError, Upload } from 'tus-js-client';
import { api } from '@/api/client/api.ts';
import { sessionMarks } from '@/api/client/session-marks.ts';
import { readFailure, type TransferFailure } from './transfer-failure.ts';

/** Small enough for proxies in front, large enough that the answers in between cost nothing. */
const CHUNK_BYTES = 32 * 1024 * 1024;

export interface AttemptEvents {
  /** The academy has a place for the file now. */
  readonly onUrl: (url: string) => void;
  readonly onProgress: (sentBytes: number) => void;
  readonly onComplete: () => void;
  readonly onFailure: (failure: TransferFailure) => void;
}

export interface AttemptOptions {
  readonly file: File;
  readonly place: LessonAddress;
  /** Where an earlier attempt began. */
  readonly url: string | null;
  /** The last attempt was refused for want of a session. */
  readonly renewSession: boolean;
}

export interface Attempt {
  /** Stops where it is. Nothing is told after that. */
  stop(): void;
}

export type StartAttempt = (options: AttemptOptions, events: AttemptEvents) => Attempt;

export const startTusAttempt: StartAttempt = ({ file, place, url, renewSession }, events) => {
  let stopped = false;
  const unlessStopped =
    <Args extends unknown[]>(tell: (...args: Args) => void) =>
    (...args: Args) => {
      if (!stopped) tell(...args);
    };
  const { courseId, moduleId, lessonId } = place;
  const upload: Upload = new Upload(file, {
    // Who goes on names no endpoint: the library would answer any refusal by beginning anew.
    ...(url === null ? { endpoint: new URL(uploadsPath, window.location.origin).href } : { uploadUrl: url }),
    metadata: { courseId, moduleId, lessonId, filename: file.name },
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

/** Has the academy forget what has come. Should that fail, it forgets by itself after a day. */
export async function giveUp(url: string): Promise<void> {
  await Upload.terminate(url, {
    retryDelays: null,
    onBeforeRequest: () => renewedSession({ force: false }),
  }).catch(() => undefined);
}

/** A token lives for minutes and an upload for hours: any call of ours renews a session that has run out. */
async function renewedSession({ force }: { force: boolean }): Promise<void> {
  if (force || sessionMarks().stale) await api('GET /api/auth/me', {});
}

function failureIn(error: Error): TransferFailure {
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
