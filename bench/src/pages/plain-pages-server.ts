/**
 * The control of a page: bare Fastify with pages that it was given, compressed once as files can be. What such a page
 * names (stylesheets, fonts, pictures) it copies from the academy when it is first asked for, with the headers that matter.
 */
import { brotliCompressSync } from 'node:zlib';
import fastify from 'fastify';
import { serveParent } from '../forked-server.ts';
import { createHttpClient } from '../http-client.ts';
import type { PlainPage } from './plain-pages.ts';

interface Copy {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

const [, , academyOrigin = ''] = process.argv;
const academy = createHttpClient({ connections: 1 });
const copies = new Map<string, Copy>();
const COPIED_HEADERS = ['content-type', 'content-encoding', 'cache-control', 'vary'];

const app = fastify();
app.get('/*', async ({ url }, reply) => {
  const copy = copies.get(url) ?? (await copyFromAcademy(url));
  return reply.code(copy.status).headers(copy.headers).send(copy.body);
});

async function copyFromAcademy(address: string): Promise<Copy> {
  const headers = { 'accept-encoding': 'gzip, deflate, br' };
  const answer = await academy.send(new URL(address, academyOrigin), { headers });
  const kept = COPIED_HEADERS.flatMap((name) => {
    const value = answer.headers[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  const copy = { status: answer.status, headers: Object.fromEntries(kept), body: answer.body };
  copies.set(address, copy);
  return copy;
}

process.on('message', ({ address, status, html }: PlainPage) => {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
  };
  copies.set(address, { status, headers, body: brotliCompressSync(html) });
  process.send?.({ ready: true });
});
await app.listen({ port: 0, host: '127.0.0.1' });
await serveParent(app.server);
