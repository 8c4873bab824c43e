/**
 * What it means that an upload did not get through: go on by ourselves, begin anew, or tell its owner. The academy's
 * own sentence is told where it has one.
 */
import { ApiError } from '@academy/contract/http/client.ts';

export type TransferFailure =
  | { readonly kind: 'again'; readonly message: string; readonly afterMs: number | null }
  /** What was begun is no longer there: the file has to be sent from its first byte. */
  | { readonly kind: 'anew' }
  | { readonly kind: 'refused'; readonly message: string };

/** An answer of the server, or null when there was none. */
export interface FailedAnswer {
  readonly status: number;
  readonly body: string;
  readonly retryAfter: string | null;
}

export const sessionEndedMessage =
  'Your session has ended. Log in again, and the upload goes on from where it was.';

export function readFailure(answer: FailedAnswer | null, cause?: unknown): TransferFailure {
  if (cause instanceof ApiError && cause.status === 401) {
    return { kind: 'refused', message: sessionEndedMessage };
  }
  if (answer === null || answer.status === 0) {
    return {
      kind: 'again',
      message: 'The connection was lost. The upload goes on as soon as it is back.',
      afterMs: null,
    };
  }
  return failureOf(answer);
}

function failureOf({ status, body, retryAfter }: FailedAnswer): TransferFailure {
  const told = messageIn(body);
  switch (status) {
    case 401:
      return { kind: 'again', message: 'Renewing your session…', afterMs: 0 };
    case 404:
    case 410:
      return { kind: 'anew' };
    // Where the upload is, asking again will tell.
    case 409:
      return { kind: 'again', message: 'Finding the place where the upload stopped…', afterMs: 0 };
    case 423:
      return {
        kind: 'again',
        message: told ?? 'This file is being uploaded from another place right now.',
        afterMs: null,
      };
    case 429:
      return {
        kind: 'again',
        message: 'Too many uploads were begun at once. This one goes on in a moment.',
        afterMs: secondsIn(retryAfter),
      };
    case 403:
      return { kind: 'refused', message: told ?? 'You may not upload a video to this lesson.' };
    case 413:
      return { kind: 'refused', message: told ?? 'The file is too large.' };
    case 507:
      return { kind: 'refused', message: told ?? 'The academy has no room left on its disk.' };
    default:
      return status >= 500
        ? {
            kind: 'again',
            message: 'The academy does not answer. The upload goes on as soon as it does.',
            afterMs: secondsIn(retryAfter),
          }
        : { kind: 'refused', message: told ?? `The academy refused the file (${status}).` };
  }
}

/** A proxy in between may answer with a page of its own. */
function messageIn(body: string): string | null {
  try {
    const parsed: unknown = JSON.parse(body);
    if (typeof parsed !== 'object' || parsed === null || !('message' in parsed)) return null;
    return typeof parsed.message === 'string' && parsed.message !== '' ? parsed.message : null;
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

/** Longer each time, so that an academy that is away is not stormed when it comes back. */
export function retryDelayMs(failure: Extract<TransferFailure, { kind: 'again' }>, attempt: number): number {
  const grown = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** attempt);
  // Asking for it at once is for the first time: what does not help then is not helped by haste.
  return failure.afterMs === null || (failure.afterMs === 0 && attempt > 0) ? grown : failure.afterMs;
}
