/** Pages of the web app, drawn before they are sent, and kept like every answer that is the same for all who ask. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type {
  CreatePageRenderer,
  PageRenderer,
  PageViewer,
} from '@academy/contract/interface/page-renderer.ts';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerCache } from './answer-cache.ts';

export interface PageOptions {
  readonly answers: AnswerCache;
  /** Where the academy is found by others. */
  readonly origin: string;
  /** The cookie that tells a page for a visitor from one for a user. */
  readonly signedInMark: string;
}

interface Page {
  readonly status: number;
  readonly bytes: Buffer;
  readonly etag: string;
  readonly length: number;
}

interface Wanted {
  readonly name: string;
  readonly viewer: PageViewer;
  readonly encoding: string | null;
}

/** False when the page could not be drawn: the app draws it itself, then. A page that is kept is sent at once. */
type SendPage = (request: FastifyRequest, reply: FastifyReply) => boolean | Promise<boolean>;

/** Drawing takes longer than anything else that a visitor can ask for; above this the browser does it. */
const drawLimit = { max: 300, timeWindow: '1 minute' };
/** A longer address holds a pasted text. It is searched for, but no page is drawn of it. */
const longestAddress = 2000;

const encodings = ['br', 'gzip'];
const compressors: Readonly<Record<string, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes) => promisify(gzip)(bytes),
};

/** Undefined for a build without anything to draw pages with. */
export async function preparePages(
  app: FastifyInstance,
  folder: string,
  { answers, origin, signedInMark }: PageOptions,
): Promise<SendPage | undefined> {
  // Who a page is drawn for, so that the calls made for it count as theirs.
  const asker = new AsyncLocalStorage<string>();
  const renderer = await loadRenderer(folder, origin, async (address) => {
    const remoteAddress = asker.getStore();
    const { statusCode, body } = await app.inject({
      url: String(address),
      ...(remoteAddress === undefined ? {} : { remoteAddress }),
    });
    return new Response(body, { status: statusCode });
  });
  if (renderer === undefined) return undefined;
  const mayDraw = app.createRateLimit(drawLimit);

  const draw = async (request: FastifyRequest, viewer: PageViewer): Promise<Page> => {
    const limit = await mayDraw(request);
    if (!limit.isAllowed && limit.isExceeded) throw new Error('Too many pages are drawn for this address.');
    const { status, html } = await asker.run(request.ip, () => renderer.render(request.url, viewer));
    const bytes = Buffer.from(html);
    const etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
    return { status, bytes, etag, length: bytes.length };
  };

  const compressed = async (page: Page, encoding: string): Promise<Page> => {
    const bytes = (await compressors[encoding]?.(page.bytes)) ?? page.bytes;
    return { ...page, bytes, length: bytes.length };
  };

  const find = async (request: FastifyRequest, { name, viewer, encoding }: Wanted): Promise<Page> => {
    const plain = () => answers.get(`page  ${viewer} ${request.url}`, () => draw(request, viewer));
    return encoding === null ? plain() : answers.get(name, async () => compressed(await plain(), encoding));
  };

  return (request, reply) => {
    const { url } = request;
    if (url.length > longestAddress) return false;
    const viewer = request.cookies[signedInMark] === undefined ? 'visitor' : 'signed-in';
    const encoding = negotiate(request.headers['accept-encoding'] ?? '', encodings);
    const wanted = { viewer, encoding, name: `page ${encoding ?? ''} ${viewer} ${url}` } as const;
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

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, bytes, etag }: Page,
  { viewer, encoding }: Wanted,
): true {
  void reply.header('vary', 'accept-encoding, cookie');
  if (viewer === 'signed-in') void reply.header('cache-control', 'private, no-store');
  else void reply.header('cache-control', 'no-cache').header('etag', etag);
  if (viewer === 'visitor' && request.headers['if-none-match'] === etag) {
    void reply.code(304).send();
    return true;
  }
  if (encoding !== null) void reply.header('content-encoding', encoding);
  void reply.code(status).type('text/html; charset=utf-8').send(bytes);
  return true;
}

async function loadRenderer(
  folder: string,
  origin: string,
  fetch: (address: unknown) => Promise<Response>,
): Promise<PageRenderer | undefined> {
  const file = path.join(folder, '.server/render-page.js');
  if (!existsSync(file)) return undefined;
  const module = (await import(pathToFileURL(file).href)) as { createPageRenderer: CreatePageRenderer };
  return module.createPageRenderer({
    template: await readFile(path.join(folder, 'index.html'), 'utf8'),
    manifest: JSON.parse(await readFile(path.join(folder, '.vite/manifest.json'), 'utf8')),
    origin,
    fetch,
  });
}
