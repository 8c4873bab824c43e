/** Draws pages on the server. Built into a file of its own, which the server loads. */
import type {
  BuiltFile,
  CreatePageRenderer,
  PageBuild,
  PageReader,
  PageViewer,
} from '@academy/contract/interface/page-renderer.ts';
import { schoolTags } from '@academy/contract/interface/school-tags.ts';
import { isWebRoute } from '@academy/contract/interface/web-routes.ts';
import type { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { sendCallsWith } from '@/api/client/api.ts';
import { isRefusal } from '@/api/client/refusal.ts';
import { AppFrame } from '@/app/app-frame.tsx';
import { dehydrateQueries, keepRefusals } from '@/app/page-data.ts';
import { pageDataId } from '@/app/page-parts.ts';
import { createQueryClient } from '@/app/query-client.ts';
import { createAppRouter } from '@/app/router.ts';
import { createSessionStore } from '@/features/auth/session-store.ts';
import { loadCatalogue, speak } from '@/lib/language/language.ts';
import { drawSchool, schoolName } from '@/lib/school.ts';
import { PageTitleContext } from '@/lib/use-page-title.ts';
import { fillTemplate, jsonBlock, type PageTag } from './page-document.ts';
import { pageHead } from './page-head.ts';
import { publicPages } from './public-pages.ts';

type Router = ReturnType<typeof createAppRouter>;

export const createPageRenderer: CreatePageRenderer = (build) => {
  sendCallsWith(build.fetch);
  return { render: (href, reader) => renderPage(build, href, reader) };
};

async function renderPage(
  { templates, manifest, origin }: PageBuild,
  href: string,
  { viewer, language, school }: PageReader,
) {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [href] }));
  await router.load();
  const queryClient = createQueryClient({ onUnauthenticated: () => undefined });
  const match = router.state.matches.at(-1);
  const page = publicPages[match?.routeId ?? ''];
  const address = { params: match?.params ?? {}, search: match?.search ?? {}, language };
  // With a session, or without a page for visitors: what there is to see is not known here.
  const isFrame =
    viewer === 'signed-in' || (page === undefined && isWebRoute(router.state.location.pathname));
  if (!isFrame) await page?.load?.(queryClient, address);
  const refused = refusalsOf(queryClient);
  keepRefusals(queryClient);
  const template = templates[language];

  // From here to the end nothing waits, so no other page comes in between with its own language.
  speak(language, await loadCatalogue(language));
  drawSchool(school);
  const { body, title } = draw(router, queryClient, viewer);
  const isMissing = refused || !isWebRoute(router.state.location.pathname);
  const course = page?.course?.(queryClient, address);
  const head = pageHead({
    // What a frame is about is not known here.
    title: title || schoolName(),
    origin,
    language,
    address: `${router.state.location.pathname}${page?.canonicalQuery?.(address) ?? ''}`,
    description: page?.description,
    course,
    listed: page !== undefined && !page.unlisted && !isMissing && !isFrame,
  });
  const html = fillTemplate(template, {
    head: [...head, ...schoolTags(school)],
    code: codeOf(['src/app/app.tsx', page?.module, `locales/${language}.po`], manifest, template),
    body,
    data: isFrame
      ? undefined
      : jsonBlock(dehydrateQueries(queryClient), { type: 'application/json', id: pageDataId }),
  });
  return { status: isMissing ? 404 : 200, html };
}

/** A refusal is a page of its own: there is no such course. A failure is none, and goes to who asked for the page. */
function refusalsOf(queryClient: QueryClient): boolean {
  const errors = queryClient
    .getQueryCache()
    .getAll()
    .flatMap(({ state: { error } }) => (error === null ? [] : [error]));
  const failure = errors.find((error) => !isRefusal(error) || (error as { status?: number }).status !== 404);
  if (failure) throw failure;
  return errors.length > 0;
}

function draw(router: Router, queryClient: QueryClient, viewer: PageViewer) {
  let title = '';
  const session = createSessionStore({
    hasMark: () => viewer === 'signed-in',
    askForUser: () => Promise.reject(new Error('Nobody is signed in on the server.')),
    onNewUser: () => undefined,
  });
  const body = renderToString(
    <StrictMode>
      <PageTitleContext value={(text) => (title = text)}>
        <AppFrame session={session} onSignOut={() => undefined} queryClient={queryClient} router={router} />
      </PageTitleContext>
    </StrictMode>,
  );
  // React's mark of a part that was not ready, or failed: it would be drawn in the browser only.
  if (body.includes('<!--$!-->')) throw new Error('A part of the page could not be drawn.');
  return { body: body.replace(picturesAhead, ''), title };
}

/** React's links to pictures that the markup names right after: a browser finds them as early, and the app draws none. */
const picturesAhead = /^(?:<link rel="preload" as="image"[^>]*>)+/;

/** The app's code and the page's with all that they import, for the browser to fetch side by side. */
function codeOf(
  modules: readonly (string | undefined)[],
  manifest: Readonly<Record<string, BuiltFile>>,
  template: string,
): PageTag[] {
  const files = new Set<string>();
  const add = (name: string): void => {
    const built = manifest[name];
    if (!built || files.has(built.file)) return;
    files.add(built.file);
    built.imports?.forEach(add);
  };
  for (const module of modules) if (module !== undefined) add(module);
  return [...files]
    .filter((file) => !template.includes(file))
    .map((file) => ({
      tag: 'link',
      attributes: { rel: 'modulepreload', crossorigin: '', href: `/${file}` },
    }));
}
