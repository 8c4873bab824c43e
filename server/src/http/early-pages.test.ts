import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { insertCourse } from '../testing/factories.ts';
import { listenTestAcademy } from '../testing/test-academy.ts';

const webFolder = path.resolve(import.meta.dirname, '../../../web/dist');
const startedAt = new Date();
const token = 'a-token-for-those-who-watch';
let academy: Awaited<ReturnType<typeof listenTestAcademy>>;

beforeAll(async () => {
  academy = await listenTestAcademy({
    webFolder,
    clock: { now: () => startedAt },
    config: { metricsToken: token },
  });
  await insertCourse(academy.database, { title: 'Weaving by hand' });
});
afterAll(() => academy.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  fetch(`${academy.origin}${url}`, { headers: { 'accept-encoding': 'br', ...headers } });
const headersOf = ({ headers }: Response) =>
  Object.fromEntries([...headers].filter(([name]) => !['date', 'keep-alive'].includes(name)));

/** How many pages were counted. */
async function countedPages(): Promise<number> {
  const text = await (await get('/metrics', { authorization: `Bearer ${token}` })).text();
  const [, count = '0'] = /^academy_http_requests_total\{.*route="\/\*".*\} (\d+)$/m.exec(text) ?? [];
  return Number(count);
}

it('sends a kept page as the router does, to the header and the byte, and counts it', async () => {
  const long = await vi.waitFor(
    async () => {
      const before = await get('/courses');
      // From the second time on it comes from what is kept.
      expect(before.headers.get('etag')).toBe((await get('/courses')).headers.get('etag'));
      return get('/courses', { 'if-none-match': '"another"' });
    },
    { timeout: 20_000 },
  );
  const counted = await countedPages();
  const early = await get('/courses');
  expect(headersOf(early)).toEqual(headersOf(long));
  expect(headersOf(early)).toMatchObject({
    'content-security-policy': expect.stringContaining("script-src 'self'"),
    'cache-control': 'no-cache',
  });
  expect(await early.text()).toBe(await long.text());
  await vi.waitFor(async () => expect(await countedPages()).toBe(counted + 1), { timeout: 20_000 });
});

it('leaves to the router what is not a plain visit', async () => {
  await get('/faq');
  const { headers } = await get('/faq');
  expect((await get('/faq', { 'if-none-match': String(headers.get('etag')) })).status).toBe(304);
  const signedIn = await get('/faq', { cookie: 'academy_signed_in=1' });
  expect(signedIn.headers.get('cache-control')).toBe('private, no-store');
  const head = await fetch(`${academy.origin}/faq`, { method: 'HEAD' });
  expect({ status: head.status, body: await head.text() }).toEqual({ status: 200, body: '' });
});
