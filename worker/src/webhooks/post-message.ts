import { type DeliveryProblem, webhookLimits } from '@academy/contract/webhooks/webhook-limits.ts';
import { guardedRequest, type LinkNetwork } from '../links/guarded-request.ts';
import { PermanentVideoError, TransientVideoError } from '../video-errors.ts';

/** How an attempt went. */
export interface Outcome {
  readonly isDelivered: boolean;
  readonly status: number | null;
  readonly answer: string | null;
  readonly problem: DeliveryProblem | null;
}

export interface PostLimits {
  /** Until the head of the answer is there, and then until its beginning is. */
  readonly answerMs: number;
}

export interface PostOptions {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly network: LinkNetwork;
  readonly limits: PostLimits;
  readonly signal: AbortSignal;
}

/** Enough for 500 characters of any alphabet; of more nothing is read. */
const READ_BYTES = 4 * webhookLimits.answerMaxLength;

/** One attempt. Only what is answered with 2xx has arrived; an answer that leads elsewhere is not followed. */
export async function postMessage(link: string, options: PostOptions): Promise<Outcome> {
  const { network, signal, limits, ...sent } = options;
  const url = URL.parse(link);
  if (url === null) return failed('not_public');
  try {
    const headers = { ...sent.headers, 'content-type': 'application/json' };
    const answer = await guardedRequest(url, {
      ...{ signal, network, answerMs: limits.answerMs },
      send: { method: 'POST', headers, body: sent.body },
    });
    const status = answer.statusCode ?? 0;
    const isDelivered = status >= 200 && status < 300;
    const text = await beginningOf(answer, limits.answerMs);
    return { isDelivered, status, answer: text, problem: isDelivered ? null : 'bad_status' };
  } catch (error) {
    signal.throwIfAborted();
    return failed(problemOf(error));
  }
}

const failed = (problem: DeliveryProblem): Outcome => ({
  ...{ isDelivered: false, status: null, answer: null, problem },
});

function problemOf(error: unknown): DeliveryProblem {
  if (error instanceof PermanentVideoError) return 'not_public';
  if (error instanceof TransientVideoError && error.failure.code === 'link_host_unknown')
    return 'host_unknown';
  return 'unreachable';
}

/** What was sent of it in time, however it ends: the status has been told, and that is what counts. */
async function beginningOf(
  answer: AsyncIterable<Buffer> & { destroy(): unknown },
  answerMs: number,
): Promise<string> {
  const tooLate = setTimeout(() => answer.destroy(), answerMs);
  const parts: Buffer[] = [];
  let length = 0;
  try {
    for await (const part of answer) {
      parts.push(part);
      length += part.byteLength;
      if (length >= READ_BYTES) break;
    }
  } catch {
    // It was cut, or took too long.
  } finally {
    clearTimeout(tooLate);
    answer.destroy();
  }
  const text = Buffer.concat(parts).toString('utf8').replaceAll('\0', '');
  return [...text].slice(0, webhookLimits.answerMaxLength).join('');
}
