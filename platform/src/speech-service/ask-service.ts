import type { TranscribeService } from '../config/transcribe-settings.ts';
import { AnswerTooLarge, callService, readBounded, reasonOf } from '../operator-service/call-service.ts';
import { TranscriberError } from '../speech/transcriber.ts';
import { nonsense } from './read-answer.ts';

/** What a service said to one request. */
export interface ServiceAnswer {
  readonly status: number;
  readonly body: string;
  /** Where it asks to be left alone for a while. */
  readonly retryAfterMs: number | null;
}

/** A transcription of fifteen seconds has some kilobytes, its tokens included. */
const MOST_BYTES = 1024 * 1024;
const LONGEST_WAIT_MS = 60_000;

/** Asks once. */
export async function askService(
  service: TranscribeService,
  form: FormData,
  { signal, timeoutMs }: { readonly signal: AbortSignal; readonly timeoutMs: number },
): Promise<ServiceAnswer> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const answer = await callService(service, {
      path: '/v1/audio/transcriptions',
      body: form,
      signal: AbortSignal.any([signal, timeout]),
    });
    const seconds = Number(answer.headers.get('retry-after') ?? Number.NaN);
    const retryAfterMs = seconds >= 0 ? Math.min(seconds * 1000, LONGEST_WAIT_MS) : null;
    return { status: answer.status, body: await readBounded(answer, MOST_BYTES), retryAfterMs };
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    if (error instanceof AnswerTooLarge) throw nonsense('its answer is too large');
    throw unreachable(
      timeout.aborted ? `no answer within ${timeoutMs / 1000} seconds` : reasonOf(error),
      error,
    );
  }
}

export function unreachable(why: string, cause?: unknown): TranscriberError {
  return new TranscriberError(
    'service_unreachable',
    `The service for transcriptions cannot be reached: ${why}.`,
    { cause },
  );
}
