import { buildPath, webRoutes } from '@academy/contract/interface/web-routes.ts';
import type { ReplicaReads } from '@academy/platform/database/replica.ts';
import type { FastifyInstance } from 'fastify';
import type { AnswerCache } from '../../http/answer-cache.ts';
import { Refusal } from '../../refusal.ts';
import { countPublished, listPublished, pageSize } from './sitemap.repository.ts';

interface SitemapOptions {
  readonly visitorReads: ReplicaReads;
  readonly answers: AnswerCache;
  /** Where the academy is found by others. */
  readonly origin: string;
}

/** What search engines may list beside the courses. */
const publicPages = [
  ...[webRoutes.home, webRoutes.courses, webRoutes.faq, webRoutes.about, webRoutes.terms, webRoutes.privacy],
  ...[webRoutes.login, webRoutes.register],
];

/** Without the screens that need a session: whoever follows a link to them is only asked to log in. */
const privatePages = [
  '/api/',
  webRoutes.profile,
  webRoutes.notebook,
  webRoutes.creatorDashboard,
  '/course-player/',
  '/course/*/lesson/',
  '/course/*/module/',
  '/courses/*/students',
];

/** The pictures of public pages lie beside the calls. */
const publicFiles = ['/api/covers/', '/api/alpana/'];

export function registerSitemap(
  app: FastifyInstance,
  { visitorReads, answers, origin }: SitemapOptions,
): void {
  const route = { schema: { hide: true }, config: { access: 'public' } } as const;

  app.get('/robots.txt', route, (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('text/plain; charset=utf-8')
      .send(
        [
          'User-agent: *',
          ...publicFiles.map((path) => `Allow: ${path}`),
          ...privatePages.map((path) => `Disallow: ${path}`),
          '',
          `Sitemap: ${origin}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  );

  app.get('/sitemap.xml', route, async (_request, reply) => {
    const index = await answers.get('sitemap', async () => {
      const count = await visitorReads.read(countPublished);
      const pages = Array.from({ length: Math.ceil(count / pageSize) }, (_, page) => `courses-${page + 1}`);
      return written(
        'sitemapindex',
        'sitemap',
        ['pages', ...pages].map((name) => `/sitemaps/${name}.xml`),
      );
    });
    return reply.header('cache-control', 'no-cache').type('application/xml').send(index);
  });

  app.get<{ Params: { name: string } }>('/sitemaps/:name', route, async (request, reply) => {
    const page = pageOf(request.params.name);
    if (page === undefined) throw new Refusal('not_found', 'There is no such sitemap.');
    const sitemap = await answers.get(`sitemap ${page}`, async () => {
      const paths =
        page === 0
          ? publicPages
          : (await visitorReads.read((db) => listPublished(db, page))).map((courseId) =>
              buildPath(webRoutes.course, { courseId }),
            );
      return written('urlset', 'url', paths);
    });
    return reply.header('cache-control', 'no-cache').type('application/xml').send(sitemap);
  });

  /** Addresses are made of ids and our own words, so that nothing in them means something in XML. */
  function written(list: string, entry: string, paths: readonly string[]): Buffer {
    const entries = paths.map((path) => `  <${entry}><loc>${origin}${path}</loc></${entry}>\n`);
    return Buffer.from(
      `<?xml version="1.0" encoding="UTF-8"?>\n<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</${list}>\n`,
    );
  }
}

/** 0 for the pages that are always there, then one for each so many courses; undefined for a name that we do not give. */
function pageOf(name: string): number | undefined {
  if (name === 'pages.xml') return 0;
  const [, page] = /^courses-([1-9]\d{0,5})\.xml$/.exec(name) ?? [];
  return page === undefined ? undefined : Number(page);
}
