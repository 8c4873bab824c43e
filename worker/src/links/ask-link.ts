import type { IncomingMessage } from 'node:http';
import { failureOf, PermanentVideoError } from '../video-errors.ts';
import { guardedRequest, type LinkNetwork } from './guarded-request.ts';

/** Whether a link leads anywhere. `private` was not asked for: it leads into a network that links may not reach. */
export interface AskedLink {
  readonly outcome: 'good' | 'broken' | 'unreachable' | 'private';
  readonly status: number | null;
}

export interface AskLinkOptions {
  readonly network: LinkNetwork;
  readonly signal: AbortSignal;
  readonly answerMs?: number;
}

const ANSWER_MS = 10_000;
const MAX_REDIRECTS = 5;
const headers = { 'user-agent': 'Academy link check' };

/** These say that there is a page, for people or for who signs in, but not for a program. */
const NOT_FOR_PROGRAMS: ReadonlySet<number> = new Set([401, 402, 403, 405, 406, 407, 418, 429, 451, 999]);

/** Asks for the head alone, and only where that is refused for the page, of which nothing is read. */
export async function askLink(link: string, options: AskLinkOptions): Promise<AskedLink> {
  try {
    const status = await followed(link, 'HEAD', options);
    return told(status < 400 ? status : await followed(link, 'GET', options));
  } catch (error) {
    options.signal.throwIfAborted();
    const { code } = failureOf(error);
    if (code === 'link_not_public') return { outcome: 'private', status: null };
    if (code === 'link_invalid' || code === 'link_too_many_redirects')
      return { outcome: 'broken', status: null };
    return { outcome: 'unreachable', status: null };
  }
}

function told(status: number): AskedLink {
  const isThere = (status >= 200 && status < 400) || NOT_FOR_PROGRAMS.has(status);
  return { outcome: isThere ? 'good' : 'broken', status };
}

/** The status at the end of its redirects, each of which is guarded as the first. */
async function followed(
  link: string,
  method: 'GET' | 'HEAD',
  { network, signal, answerMs = ANSWER_MS }: AskLinkOptions,
): Promise<number> {
  let url = new URL(link);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const answer = await guardedRequest(url, { network, signal, answerMs, send: { method, headers } });
    const next = redirectOf(answer, url);
    answer.destroy();
    if (next === null) return answer.statusCode ?? 0;
    url = next;
  }
  throw new PermanentVideoError({ code: 'link_too_many_redirects', maxRedirects: MAX_REDIRECTS });
}

function redirectOf({ statusCode = 0, headers: { location } }: IncomingMessage, from: URL): URL | null {
  if (statusCode < 300 || statusCode >= 400 || statusCode === 304 || location === undefined) return null;
  const next = URL.parse(location, from);
  if (next === null) throw new PermanentVideoError({ code: 'link_invalid' });
  return next;
}
