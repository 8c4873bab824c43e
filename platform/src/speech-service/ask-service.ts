import type { TranscribeService } from '../config/transcribe-settings.ts';
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

export function transcriptionsOf({ url }: Pick<TranscribeService, 'url'>): string {
  return `${url}/v1/audio/transcriptions`;
}

/**
 * Asks once. The address is the operator's own choice, so it may lie in a private network; but the key goes nowhere else, so
 * redirects are not followed.
 */
export async function askService(
  service: TranscribeService,
  form: FormData,
  { signal, timeoutMs }: { readonly signal: AbortSignal; readonly timeoutMs: number },
): Promise<ServiceAnswer> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const answer = await fetch(transcriptionsOf(service), {
      method: 'POST',
      headers: service.key === null ? {} : { authorization: `Bearer ${service.key}` },
      body: form,
      redirect: 'manual',
      signal: AbortSignal.any([signal, timeout]),
    });
    const seconds = Number(answer.headers.get('retry-after') ?? Number.NaN);
    const retryAfterMs = seconds >= 0 ? Math.min(seconds * 1000, LONGEST_WAIT_MS) : null;
    return { status: answer.status, body: await readBounded(answer), retryAfterMs };
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    if (error instanceof TranscriberError) throw error;
    throw unreachable(
      timeout.aborted ? `no answer within ${timeoutMs / 1000} seconds` : reasonOf(error),
      error,
    );
  }
}

async function readBounded(answer: Response): Promise<string> {
  const decoder = new TextDecoder();
  let [text, bytes] = ['', 0];
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.byteLength;
    // Leaving the loop ends the connection.
    if (bytes > MOST_BYTES) throw nonsense('its answer is too large');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

export function unreachable(why: string, cause?: unknown): TranscriberError {
  return new TranscriberError(
    'service_unreachable',
    `The service for transcriptions cannot be reached: ${why}.`,
    { cause },
  );
}

/** Of a failed fetch, which says only that it failed. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? ('code' in cause ? String(cause.code) : cause.message) : String(cause);
}
