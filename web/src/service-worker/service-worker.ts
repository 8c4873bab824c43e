/**
 * Keeps the app's own files, so that it starts without a connection too. Answers of the API and pages that the server drew
 * are never kept: they may be one person's. This file is read as it stands, without a bundler: it imports nothing.
 */

/** What a browser hands to a service worker, as far as it is used here. */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface InstallEvent extends WorkerEvent {
  /** Says once what never needs this worker; not every browser can. */
  addRoutes?(routes: readonly { condition: { urlPattern: string }; source: 'network' }[]): Promise<void>;
}
interface FetchEvent extends WorkerEvent {
  readonly request: Request;
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
interface Worker {
  readonly location: Location;
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
  /** Not every browser has one. */
  readonly cookieStore?: { get(name: string): Promise<{ readonly value?: string } | null> };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install', listener: (event: InstallEvent) => void): void;
  addEventListener(name: 'activate' | 'message', listener: (event: WorkerEvent) => void): void;
  addEventListener(name: 'fetch', listener: (event: FetchEvent) => void): void;
}

/** The build puts its files here: those that every page begins with, and all others. */
declare const BUILD: {
  readonly name: string;
  readonly first: readonly string[];
  readonly others: readonly string[];
  readonly languages: readonly string[];
};

const worker = self as unknown as Worker;
const prefix = 'academy-app-';
const cacheName = `${prefix}${BUILD.name}`;
/** The empty page of the app, in the language of this browser, and the same in each language that can be chosen. */
const shell = '/shell';
const shellIn = (language: string | null | undefined) => `${shell}?lang=${language}`;
const files = new Set([...BUILD.first, ...BUILD.others]);

worker.addEventListener('install', (event) => {
  // Streams and calls are most of what is fetched, and must not wait for a worker to wake up.
  const routes = event.addRoutes?.([{ condition: { urlPattern: '/api/*' }, source: 'network' }]);
  event.waitUntil(Promise.all([keepFirst(), routes]).then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      forgetOlderBuilds(),
      worker.registration.navigationPreload?.enable(),
      worker.clients.claim(),
    ]),
  );
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(pageFor(event));
  else if (files.has(pathname)) event.respondWith(fileAt(pathname, event));
});

/** A signed-in reader asks for all of the app, once the line is free. */
worker.addEventListener('message', (event) => {
  event.waitUntil(keepOthers());
});

async function keepFirst(): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.addAll([shell, ...BUILD.languages.map(shellIn), ...BUILD.first]);
}

/** One after the other, so that whatever the reader does comes first. */
async function keepOthers(): Promise<void> {
  const cache = await caches.open(cacheName);
  for (const file of BUILD.others) {
    if (!(await cache.match(file))) await cache.add(file).catch(() => undefined);
  }
}

async function forgetOlderBuilds(): Promise<void> {
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith(prefix) && name !== cacheName);
  await Promise.all(older.map((name) => caches.delete(name)));
}

/** From the server; without a connection, the app itself, which says what is missing. */
async function pageFor({ request, preloadResponse }: FetchEvent): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch (error) {
    const kept = await shellFor(request.url);
    if (kept === undefined) throw error;
    return kept;
  }
}

/** As the server would send it: in the language of the address, else in the chosen one, and in the chosen colours. */
async function shellFor(address: string): Promise<Response | undefined> {
  const language = new URL(address).searchParams.get('lang') ?? (await chosen('academy_language'));
  const kept = (await caches.match(shellIn(language))) ?? (await caches.match(shell));
  const theme = await chosen('academy_theme');
  return kept && (theme === 'light' || theme === 'dark') ? inTheme(kept, theme) : kept;
}

/** On this device, whoever reads there. Where a worker cannot be told, the app comes as if nothing were chosen. */
async function chosen(cookie: string): Promise<string | undefined> {
  const found = await worker.cookieStore?.get(cookie).catch(() => null);
  return found?.value;
}

const frameColour = /^ *<meta name="theme-color"[^>]*prefers-color-scheme: (\w+)[^>]*>\n/gm;

/** What the server does to its pages (server/src/http/page-theme.ts), so that the first picture has the right colours. */
async function inTheme(page: Response, theme: string): Promise<Response> {
  const html = (await page.text())
    .replace('<html ', `<html data-theme="${theme}" `)
    .replace(frameColour, (meta, scheme) => (scheme === theme ? meta.replace(/ media="[^"]*"/, '') : ''));
  return new Response(html, { headers: page.headers });
}

/** What is kept is there in milliseconds. A store that does not answer must not hold the app back. */
const longestLookMs = 1000;

/** A file comes whether or not it can be kept: the store may be full, broken or slow. */
async function fileAt(pathname: string, event: FetchEvent): Promise<Response> {
  const tooLate = new Promise<undefined>((resolve) => setTimeout(resolve, longestLookMs));
  const kept = await Promise.race([keptAt(pathname).catch(() => undefined), tooLate]);
  if (kept !== undefined) return kept;
  const answer = await fetch(event.request);
  if (answer.ok) event.waitUntil(keep(pathname, answer.clone()).catch(() => undefined));
  return answer;
}

async function keptAt(pathname: string): Promise<Response | undefined> {
  return (await caches.open(cacheName)).match(pathname);
}

async function keep(pathname: string, answer: Response): Promise<void> {
  await (await caches.open(cacheName)).put(pathname, answer);
}
