import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { beforeEach, expect, it, vi } from 'vitest';

/** As the build writes it: a script, and no module. */
const code = stripTypeScriptTypes(readFileSync(new URL('./service-worker.ts', import.meta.url), 'utf8'));

type Listener = (event: Record<string, unknown>) => void;

const origin = 'https://academy.example.org';
const file = '/assets/app-1.js';
const put = vi.fn(async () => undefined);
const match = vi.fn(async (): Promise<Response | undefined> => undefined);
const fetchFile = vi.fn(async () => new Response('from the server'));
let listeners: Record<string, Listener>;

beforeEach(() => {
  listeners = {};
  put.mockReset().mockResolvedValue(undefined);
  match.mockReset().mockResolvedValue(undefined);
  fetchFile.mockReset().mockImplementation(async () => new Response('from the server'));
  const worker = {
    location: { origin },
    addEventListener: (name: string, listener: Listener) => {
      listeners[name] = listener;
    },
  };
  const build = { name: 'one', first: [file], others: [] };
  const caches = { open: async () => ({ match, put }) };
  new Function('BUILD', 'self', 'caches', 'fetch', code)(build, worker, caches, fetchFile);
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
