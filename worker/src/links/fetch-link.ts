import type { IncomingMessage } from 'node:http';
import { PermanentVideoError, TransientVideoError } from '../video-errors.ts';
import { guardedRequest, type LinkNetwork } from './guarded-request.ts';

export interface FetchLinkOptions {
  readonly maxBytes: number;
  readonly network: LinkNetwork;
  readonly limits?: FetchLimits;
  readonly signal: AbortSignal;
}

export interface FetchLimits {
  /** Until the head of the answer has arrived. */
  readonly answerMs: number;
  /** A sender of fewer than `leastBytes` in this time is given up: it would block the fetches of others. */
  readonly quietMs: number;
  readonly leastBytes: number;
}

const usualLimits: FetchLimits = { answerMs: 20_000, quietMs: 60_000, leastBytes: 64 * 1024 };

const MAX_REDIRECTS = 5;
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

export interface FetchedLink {
  /** null when the sender does not say. */
  readonly bytes: number | null;
  /** To be read to its end; fails when there are more bytes than allowed, or too few. */
  readonly content: AsyncIterable<Uint8Array>;
}

/** Opens a link and gives its content to `use`. The connection is closed afterwards in any case. */
export async function fetchLink<Result>(
  link: string,
  options: FetchLinkOptions,
  use: (fetched: FetchedLink) => Promise<Result>,
): Promise<Result> {
  const answer = await followRedirects(link, options);
  try {
    const bytes = announcedBytes(answer);
    if (bytes !== null && bytes > options.maxBytes) throw tooLarge(options.maxBytes);
    return await use({ bytes, content: boundedContent(answer, bytes, options) });
  } finally {
    answer.destroy();
  }
}

async function followRedirects(link: string, options: FetchLinkOptions): Promise<IncomingMessage> {
  const { signal, network, limits = usualLimits } = options;
  let url = parsed(link);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const answer = await guardedRequest(url, { signal, network, answerMs: limits.answerMs });
    const status = answer.statusCode ?? 0;
    if (status === 200) return answer;
    answer.destroy();
    const { location } = answer.headers;
    if (!REDIRECTS.has(status) || location === undefined) throw refusedBy(status);
    url = parsed(location, url);
  }
  throw new PermanentVideoError({ code: 'link_too_many_redirects', maxRedirects: MAX_REDIRECTS });
}

function parsed(text: string, base?: URL): URL {
  const url = URL.parse(text, base);
  if (url === null) throw new PermanentVideoError({ code: 'link_invalid' });
  return url;
}

/** The sender's own trouble may pass; its refusal of our request will not. */
function refusedBy(status: number): Error {
  const isTransient = status >= 500 || status === 408 || status === 429;
  const failure = { code: 'link_bad_status', status } as const;
  return isTransient ? new TransientVideoError(failure) : new PermanentVideoError(failure);
}

function announcedBytes({ headers }: IncomingMessage): number | null {
  const bytes = Number(headers['content-length'] ?? Number.NaN);
  return Number.isSafeInteger(bytes) && bytes >= 0 ? bytes : null;
}

function tooLarge(maxBytes: number): Error {
  const maxMegabytes = Math.floor(maxBytes / (1024 * 1024));
  return new PermanentVideoError({ code: 'link_file_too_large', maxMegabytes });
}

async function* boundedContent(
  answer: IncomingMessage,
  announced: number | null,
  { maxBytes, signal, limits = usualLimits }: FetchLinkOptions,
): AsyncIterable<Uint8Array> {
  let received = 0;
  let receivedBefore = 0;
  const watch = setInterval(() => {
    if (received - receivedBefore < limits.leastBytes)
      answer.destroy(new Error('Too few bytes were received.'));
    receivedBefore = received;
  }, limits.quietMs);
  try {
    for await (const chunk of answer) {
      const bytes: Buffer = chunk;
      received += bytes.byteLength;
      if (received > maxBytes) throw tooLarge(maxBytes);
      yield bytes;
    }
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof PermanentVideoError) throw error;
    throw new TransientVideoError({ code: 'link_broke_off' }, { cause: error });
  } finally {
    clearInterval(watch);
  }
  if (announced !== null && received !== announced) {
    throw new TransientVideoError({ code: 'link_broke_off' });
  }
}

const LONGEST_NAME = 200;

/** What to call the file behind a link: the end of its path, else its host. It is shown and never used as a path. */
export function linkFileName(link: string): string {
  const url = URL.parse(link);
  if (url === null) return '';
  const last = url.pathname.split('/').findLast((part) => part !== '');
  return (last === undefined ? url.hostname : decoded(last))
    .replaceAll(/\p{Cc}/gu, '')
    .slice(0, LONGEST_NAME);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
