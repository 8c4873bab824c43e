import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { languageCookie } from '@academy/contract/interface/languages.ts';
import { themeCookie } from '@academy/contract/interface/themes.ts';
import { beforeEach, expect, it, vi } from 'vitest';

/** As the build writes it: a script, and no module. */
const code = stripTypeScriptTypes(readFileSync(new URL('./service-worker.ts', import.meta.url), 'utf8'));

type Listener = (event: Record<string, unknown>) => void;

const origin = 'https://academy.example.org';
const file = '/assets/app-1.js';
const put = vi.fn(async () => undefined);
const match = vi.fn(async (): Promise<Response | undefined> => undefined);
const fetchFile = vi.fn(async () => new Response('from the server'));
const addAll = vi.fn(async (_addresses: readonly string[]) => undefined);
let listeners: Record<string, Listener>;
/** What was chosen on this device. */
let cookies: Record<string, string>;
/** The pages that are kept, by their addresses. */
let shells: Record<string, string>;
/** Another browser may have less than this one. */
let startWorker: (without: { cookieStore?: undefined }) => void;

beforeEach(() => {
  listeners = {};
  cookies = {};
  shells = {};
  put.mockReset().mockResolvedValue(undefined);
  match.mockReset().mockResolvedValue(undefined);
  fetchFile.mockReset().mockImplementation(async () => new Response('from the server'));
  const worker = {
    location: { origin },
    addEventListener: (name: string, listener: Listener) => {
      listeners[name] = listener;
    },
    skipWaiting: async () => undefined,
    cookieStore: {
      get: async (name: string) => (cookies[name] === undefined ? null : { value: cookies[name] }),
    },
  };
  const build = { name: 'one', first: [file], others: [], languages: ['en', 'bn'] };
  const caches = {
    open: async () => ({ match, put, addAll }),
    match: async (address: string) => {
      const html = shells[address];
      return html === undefined ? undefined : new Response(html, { headers: { 'x-policy': 'strict' } });
    },
  };
  startWorker = (without) =>
    new Function('BUILD', 'self', 'caches', 'fetch', code)(
      build,
      { ...worker, ...without },
      caches,
      fetchFile,
    );
  startWorker({});
});

/** What a page gets that asks for an address; undefined where the worker leaves it to the browser. */
function ask(path: string, request: Partial<Request> = {}): Promise<Response> | undefined {
  let answer: Promise<Response> | undefined;
  listeners['fetch']?.({
    request: { url: origin + path, method: 'GET', mode: 'cors', ...request },
    waitUntil: (work: Promise<unknown>) => void work.catch(() => undefined),
    respondWith: (response: Promise<Response>) => {
      answer = response;
    },
  });
  return answer;
}

it('answers with a file that is kept, and keeps one that was fetched', async () => {
  match.mockResolvedValueOnce(new Response('kept'));
  expect(await (await ask(file))?.text()).toBe('kept');
  expect(await (await ask(file))?.text()).toBe('from the server');
  await vi.waitFor(() => expect(put).toHaveBeenCalledOnce(), { timeout: 20_000 });
});

it.each([
  ['cannot keep anything more', () => put.mockRejectedValue(new Error('QuotaExceededError'))],
  ['never finishes keeping', () => put.mockReturnValue(new Promise(() => undefined))],
  ['is broken', () => match.mockRejectedValue(new Error('The store is broken'))],
])('a file comes although the store %s', async (_what, breakStore) => {
  breakStore();
  expect(await (await ask(file))?.text()).toBe('from the server');
});

it('a file comes although the store never answers', async () => {
  vi.useFakeTimers();
  match.mockReturnValue(new Promise(() => undefined));
  const answer = ask(file);
  await vi.advanceTimersByTimeAsync(1000);
  vi.useRealTimers();
  expect(await (await answer)?.text()).toBe('from the server');
});

it('leaves calls, writes, other sites and unknown files alone', () => {
  expect(ask('/api/courses')).toBeUndefined();
  expect(ask(file, { method: 'POST' })).toBeUndefined();
  expect(ask(file, { url: `https://elsewhere.example.org${file}` })).toBeUndefined();
  expect(ask('/assets/of-another-build.js')).toBeUndefined();
});

const shell = (lang: string) => `<html lang="${lang}">
    <meta name="theme-color" content="#fbfaf7" media="(prefers-color-scheme: light)" />
    <meta name="theme-color" content="#161412" media="(prefers-color-scheme: dark)" />
  </html>`;

async function openOffline(path = '/courses'): Promise<string | undefined> {
  fetchFile.mockRejectedValue(new TypeError('Failed to fetch'));
  shells = { '/shell': shell('en'), '/shell?lang=en': shell('en'), '/shell?lang=bn': shell('bn') };
  const page = await ask(path, { mode: 'navigate' });
  expect(page?.headers.get('x-policy')).toBe('strict');
  return page?.text();
}

it('keeps the empty page in each language, once', async () => {
  const work: Promise<unknown>[] = [];
  listeners['install']?.({ waitUntil: (installed: Promise<unknown>) => work.push(installed) });
  await Promise.all(work);
  expect(addAll.mock.calls).toEqual([[['/shell', '/shell?lang=en', '/shell?lang=bn', file]]]);
});

it('a page that is opened offline has the colours and the language that are chosen now', async () => {
  expect(await openOffline()).toBe(shell('en'));
  cookies = { [themeCookie]: 'dark', [languageCookie]: 'bn' };
  expect(await openOffline()).toBe(`<html data-theme="dark" lang="bn">
    <meta name="theme-color" content="#161412" />
  </html>`);
  cookies = { [themeCookie]: 'light', [languageCookie]: 'en' };
  expect(await openOffline()).toBe(`<html data-theme="light" lang="en">
    <meta name="theme-color" content="#fbfaf7" />
  </html>`);
});

it('a page that is opened offline has the language that its address names, and takes nothing else out of a cookie', async () => {
  cookies = { [languageCookie]: 'en', [themeCookie]: '"><script>' };
  expect(await openOffline('/courses?lang=bn')).toBe(shell('bn'));
  cookies = { [languageCookie]: 'xx' };
  expect(await openOffline()).toBe(shell('en'));
});

it('a page opens offline where a worker cannot be told what is chosen', async () => {
  cookies = { [themeCookie]: 'dark' };
  startWorker({ cookieStore: undefined });
  expect(await openOffline()).toBe(shell('en'));
});
