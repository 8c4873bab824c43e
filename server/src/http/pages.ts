/** Pages of the web app, drawn before they are sent, and kept like every answer that is the same for all who ask. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import type { Language } from '@academy/contract/interface/languages.ts';
import type { PageViewer, SchoolFacts } from '@academy/contract/interface/page-renderer.ts';
import type { Theme } from '@academy/contract/interface/themes.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerCache } from './answer-cache.ts';
import { type ContentCoding, chooseCoding, encodeBytes } from './content-coding.ts';
import { matchesEtag } from './deliver-blob.ts';
import { type EarlyPageOptions, isPlainVisit, sendPagesEarly } from './early-pages.ts';
import { loadPageRenderer } from './load-page-renderer.ts';
import { pageLanguage } from './page-language.ts';
import { inTheme, pageTheme } from './page-theme.ts';

export interface PageOptions {
  readonly answers: AnswerCache;
  /** Where the academy is found by others. */
  readonly origin: string;
  /** What the operator made of the academy, as it is now. */
  readonly school: () => Promise<SchoolFacts>;
  /** The cookie that tells a page for a visitor from one for a user. */
  readonly signedInMark: string;
  readonly watchRequest: EarlyPageOptions['watchRequest'];
}

interface Page {
  readonly status: number;
  readonly bytes: Buffer;
  readonly etag: string;
  readonly length: number;
  /** All that it was sent with, once it was. */
  headers?: string[];
}

interface Wanted {
  readonly name: string;
  readonly viewer: PageViewer;
  readonly coding: ContentCoding;
  readonly language: Language;
  readonly theme: Theme | undefined;
}

/** False when the page could not be drawn: the app draws it itself, then. A page that is kept is sent at once. */
type SendPage = (request: FastifyRequest, reply: FastifyReply) => boolean | Promise<boolean>;

/** Drawing takes longer than anything else that a visitor can ask for; above this the browser does it. */
const drawLimit = { max: 300, timeWindow: '1 minute' };
/** A longer address holds a pasted text. It is searched for, but no page is drawn of it. */
const longestAddress = 2000;

/** Undefined for a build without anything to draw pages with. */
export async function preparePages(
  app: FastifyInstance,
  folder: string,
  { answers, origin, school, signedInMark, watchRequest }: PageOptions,
): Promise<SendPage | undefined> {
  // Who a page is drawn for, so that the calls made for it count as theirs.
  const asker = new AsyncLocalStorage<string>();
  const renderer = await loadPageRenderer(folder, origin, async (address) => {
    const remoteAddress = asker.getStore();
    const { statusCode, body } = await app.inject({
      url: String(address),
      ...(remoteAddress === undefined ? {} : { remoteAddress }),
    });
    return new Response(body, { status: statusCode });
  });
  if (renderer === undefined) return undefined;
  const mayDraw = app.createRateLimit(drawLimit);

  const draw = async (request: FastifyRequest, { viewer, language, theme }: Wanted): Promise<Page> => {
    const limit = await mayDraw(request);
    if (!limit.isAllowed && limit.isExceeded) throw new Error('Too many pages are drawn for this address.');
    const reader = { viewer, language, school: await school() };
    const { status, html } = await asker.run(request.ip, () => renderer.render(request.url, reader));
    const bytes = Buffer.from(inTheme(html, theme));
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
    return { status, bytes, etag, length: bytes.length };
  };

  const find = async (request: FastifyRequest, wanted: Wanted): Promise<Page> =>
    answers.get(wanted.name, async () => {
      const { viewer, coding } = wanted;
      if (coding === 'identity') return draw(request, wanted);
      const page = await find(request, wantedOf(request, viewer, 'identity'));
      const bytes = await encodeBytes(page.bytes, coding);
      return { ...page, bytes, length: bytes.length };
    });

  sendPagesEarly(app, {
    watchRequest,
    find: ({ url = '', headers }) => {
      const { name } = wantedOf({ url, headers }, 'visitor', chooseCoding(headers['accept-encoding']));
      const page = answers.peek<Page>(name);
      return page?.headers && { ...page, headers: page.headers };
    },
  });

  return (request, reply) => {
    const { url } = request;
    if (url.length > longestAddress) return false;
    const viewer = request.cookies[signedInMark] === undefined ? 'visitor' : 'signed-in';
    const wanted = wantedOf(request, viewer, chooseCoding(request.headers['accept-encoding']));
    const kept = answers.peek<Page>(wanted.name);
    if (kept !== undefined) return send(request, reply, kept, wanted);
    return find(request, wanted).then(
      (page) => send(request, reply, page, wanted),
      (error: unknown) => {
        request.log.error({ err: error, path: url.split('?', 1)[0] }, 'a page could not be drawn');
        return false;
      },
    );
  };
}

function wantedOf(
  request: Pick<FastifyRequest, 'url' | 'headers'>,
  viewer: PageViewer,
  coding: ContentCoding,
): Wanted {
  const language = pageLanguage(request);
  const theme = pageTheme(request.headers);
  const name = `page ${language} ${theme ?? ''} ${coding} ${viewer} ${request.url}`;
  return { viewer, coding, language, theme, name };
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page,
  { viewer, coding, language }: Wanted,
): true {
  const { status, bytes, etag } = page;
  const isKept = viewer === 'visitor';
  void reply.headers({
    'cache-control': isKept ? 'no-cache' : 'private, no-store',
    'content-language': language,
    vary: 'accept-encoding, accept-language, cookie',
    // Of all codings alike.
    ...(isKept ? { etag: `W/${etag}` } : {}),
  });
  if (isKept && matchesEtag(request, etag)) {
    void reply.code(304).send();
    return true;
  }
  if (coding !== 'identity') void reply.header('content-encoding', coding);
  void reply.code(status).type('text/html; charset=utf-8').header('content-length', bytes.length);
  if (isKept && isPlainVisit(request.raw))
    page.headers ??= Object.entries(reply.getHeaders()).flat().map(String);
  void reply.send(bytes);
  return true;
}
