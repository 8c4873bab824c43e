/**
 * What follows from a failed request of an upload: retry, restart from the first byte, or tell the author, in the
 * server's own sentence where it has one.
 */
import type { ApiErrorBody } from '@academy/contract/http/api-error.ts';
import { ApiError } from '@academy/contract/http/client.ts';
import { t } from '@lingui/core/macro';
import { errorText } from '@/api/client/error-text.ts';

export type TransferFailure =
  | { readonly kind: 'retry'; readonly message: Sentence; readonly afterMs: number | null }
  /** The server no longer has the upload: the file is sent from its first byte. */
  | { readonly kind: 'restart' }
  | { readonly kind: 'refused'; readonly message: Sentence };

/** Put into words when it is drawn: the language may have changed since it happened. */
export type Sentence = () => string;

export interface FailedAnswer {
  readonly status: number;
  readonly body: string;
  readonly retryAfter: string | null;
}

const sessionEnded: Sentence = () =>
  t`Your session has ended. Log in again, and the upload goes on from where it was.`;

export const connectionLost: Sentence = () =>
  t`The connection was lost. The upload goes on as soon as it is back.`;

export function readFailure(answer: FailedAnswer | null, cause?: unknown): TransferFailure {
  if (cause instanceof ApiError && cause.status === 401) {
    return { kind: 'refused', message: sessionEnded };
  }
  if (answer === null || answer.status === 0) {
    return { kind: 'retry', message: connectionLost, afterMs: null };
  }
  return failureOf(answer);
}

function failureOf({ status, body, retryAfter }: FailedAnswer): TransferFailure {
  const serverMessage = messageIn(status, body);
  switch (status) {
    case 401:
      return { kind: 'retry', message: () => t`Renewing your session…`, afterMs: 0 };
    case 404:
    case 410:
      return { kind: 'restart' };
    // The next attempt asks the server where the upload stopped.
    case 409:
      return { kind: 'retry', message: () => t`Finding the place where the upload stopped…`, afterMs: 0 };
    case 423:
      return {
        kind: 'retry',
        message: serverMessage ?? (() => t`This file is being uploaded from another place right now.`),
        afterMs: null,
      };
    case 429:
      return {
        kind: 'retry',
        message: () => t`Too many uploads were begun at once. This one goes on in a moment.`,
        afterMs: secondsIn(retryAfter),
      };
    case 403:
      return {
        kind: 'refused',
        message: serverMessage ?? (() => t`You may not upload a video to this lesson.`),
      };
    case 413:
      return { kind: 'refused', message: serverMessage ?? (() => t`The file is too large.`) };
    case 507:
      return {
        kind: 'refused',
        message: serverMessage ?? (() => t`The academy has no room left on its disk.`),
      };
    default:
      return status >= 500
        ? {
            kind: 'retry',
            message: () => t`The academy does not answer. The upload goes on as soon as it does.`,
            afterMs: secondsIn(retryAfter),
          }
        : { kind: 'refused', message: serverMessage ?? (() => t`The academy refused the file (${status}).`) };
  }
}

/** A proxy in between may answer with a page of its own. */
function messageIn(status: number, body: string): Sentence | null {
  try {
    const { message, code, facts } = JSON.parse(body) as Partial<ApiErrorBody>;
    if (typeof message !== 'string' || message === '') return null;
    return () => errorText(new ApiError(message, status, code, facts));
  } catch {
    return null;
  }
}

function secondsIn(header: string | null): number | null {
  const seconds = Number(header ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : null;
}

const FIRST_DELAY_MS = 1000;
const LONGEST_DELAY_MS = 15_000;

/** Longer each time, so that a server that comes back is not flooded. */
export function retryDelayMs(failure: Extract<TransferFailure, { kind: 'retry' }>, attempt: number): number {
  const grown = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** attempt);
  // An immediate retry is worth it only once.
  return failure.afterMs === null || (failure.afterMs === 0 && attempt > 0) ? grown : failure.afterMs;
}
