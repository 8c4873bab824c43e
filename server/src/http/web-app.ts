import { existsSync } from 'node:fs';
import path from 'node:path';
import { readPath } from '@academy/contract/interface/route-pattern.ts';
import { isWebRoute, webRoutes } from '@academy/contract/interface/web-routes.ts';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusal.ts';
import { prepareBuiltPages } from './built-pages.ts';
import { type PageOptions, preparePages } from './pages.ts';

/**
 * Serves the built web app: hashed files for ever, pages drawn as far as they can be. Any address gets a page, since the app
 * routes itself, but an address without a screen gets it with a 404.
 */
export async function serveWebApp(app: FastifyInstance, folder: string, options: PageOptions): Promise<void> {
  if (!existsSync(path.join(folder, 'index.html'))) {
    throw new Error(`The web app is not built: there is no index.html in ${folder}. Run npm run build.`);
  }
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    globIgnore: ['**/*.br', '**/*.gz', '.vite/**', '.server/**'],
    index: false,
    preCompressed: true,
    cacheControl: false,
    schemaHide: true,
    setHeaders: (reply, file) => {
      const hashed = path.relative(folder, file).startsWith(`assets${path.sep}`);
      void reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const sendPage = await preparePages(app, folder, options);
  const sendBuilt = prepareBuiltPages(folder, options.school);

  app.get('/*', { config: { access: 'public' }, schema: { hide: true } }, (request, reply) => {
    // Decoded, as the router read it: an address spelled in another way is the same address.
    const pathname = `/${(request.params as { '*': string })['*']}`;
    // A missing file or call is not a screen: a page in its place would only confuse who asked.
    if (/^\/(api|assets)(\/|$)/.test(pathname)) {
      throw new Refusal('not_found', `There is nothing at ${request.method} ${pathname}`);
    }
    // It has the name of a person, who shows it to whom they like; a search engine is not among them.
    if (readPath(webRoutes.certificate, pathname) !== null) void reply.header('x-robots-tag', 'noindex');
    // What a browser keeps for times without a connection: the app alone, and nothing of who asks.
    if (pathname === '/shell') return sendBuilt(request, reply, 'shell');
    // A lesson's page is the same app, with what a lesson needs fetched at once.
    if (readPath(webRoutes.lesson, pathname) !== null) return sendBuilt(request, reply, 'lesson');
    const sendEmpty = () => sendBuilt(request, reply.code(isWebRoute(pathname) ? 200 : 404), 'index');
    const sent = sendPage?.(request, reply) ?? false;
    if (typeof sent === 'boolean') return sent ? reply : sendEmpty();
    return sent.then((done) => (done ? undefined : sendEmpty()));
  });
}
