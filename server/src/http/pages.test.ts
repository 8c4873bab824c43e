import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sessionCookieNames } from '@academy/contract/auth/session-cookies.ts';
import { languageCookie } from '@academy/contract/interface/languages.ts';
import { themeCookie } from '@academy/contract/interface/themes.ts';
import { courses } from '@academy/platform/database/schema/courses.ts';
import { createLogTo } from '@academy/platform/log.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { insertCourse, insertCurriculum, insertUser } from '../testing/factories.ts';
import { signInLearner } from '../testing/learner.ts';
import { createTestAcademy, type TestAcademy } from '../testing/test-academy.ts';

/** As the build left it: pages are drawn with the web app itself. */
const webFolder = path.resolve(import.meta.dirname, '../../../web/dist');
const startedAt = new Date();
/** Time stands still, so that no page is dropped because it is old. */
const clock = { now: () => startedAt };
const signedIn = { cookie: `${sessionCookieNames(false).signedInMark}=1` };

const warnings: string[] = [];
const log = createLogTo({ write: (line) => warnings.push(line) }, 'warn');

let academy: TestAcademy;
let courseId: string;
let authorId: string;

beforeAll(async () => {
  academy = await createTestAcademy({ webFolder, clock, log });
  authorId = await insertUser(academy.database, { role: 'creator' });
  courseId = await insertCourse(academy.database, { authorId, title: 'Weaving by hand' });
  await insertCurriculum(academy.database, courseId, { 'The loom': ['Warp and weft'] });
  // Pages are kept as soon as changes are heard of; this one is not told.
  const probe = await insertCourse(academy.database, { title: 'Probe 0' });
  let edits = 0;
  await vi.waitFor(
    async () => {
      const { etag } = (await get('/courses?search=probe')).headers;
      edits += 1;
      await academy.database.db
        .update(courses)
        .set({ title: `Probe ${edits}` })
        .where(eq(courses.id, probe));
      expect((await get('/courses?search=probe')).headers.etag === etag).toBe(true);
    },
    { timeout: 20_000 },
  );
});
afterAll(() => academy.close());

const get = (url: string, headers: Record<string, string> = {}) => academy.app.inject({ url, headers });
/** What the page shows, without what it carries for the app. */
const shown = (html: string) => /<div id="root">(.*)<\/div>\s*<(?:no)?script/s.exec(html)?.[1] ?? '';

describe('a page for a visitor', () => {
  it.each([
    ['/', 'Weaving by hand'],
    ['/courses', 'Weaving by hand'],
    ['/courses?search=weaving', 'Weaving by hand'],
    ['/faq', 'Frequently Asked Questions'],
    ['/login', 'Continue with Google'],
    ['/register', 'Create your account'],
  ])('shows at %s what there is, before any script has run', async (url, text) => {
    const { statusCode, body, headers } = await get(url);
    expect(statusCode).toBe(200);
    expect(shown(body)).toContain(text);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it('shows a course with its lessons, and the way to enroll', async () => {
    const page = await get(`/course/${courseId}`);
    expect(shown(page.body)).toContain('Warp and weft');
    expect(shown((await get(`/course/${courseId}/enroll`)).body)).toContain('Weaving by hand');
  });

  it.each(['/course/no-such-course', '/course/no-such-course/enroll', '/no/such/screen'])(
    'says 404 at %s, to people and to machines, and asks not to be listed',
    async (url) => {
      const { statusCode, body } = await get(url);
      expect(statusCode).toBe(404);
      expect(shown(body)).toMatch(/Course Not Found|404 Page Not Found/);
      expect(body).toContain('<meta name="robots" content="noindex">');
    },
  );

  it('tells nothing of a draft', async () => {
    const draft = await insertCourse(academy.database, { title: 'Not yet', status: 'draft' });
    const { statusCode, body } = await get(`/course/${draft}`);
    expect(statusCode).toBe(404);
    expect(body).not.toContain('Not yet');
  });

  it('comes in the language of who asks: by its address, by their choice, by their browser', async () => {
    const languageOf = async (url: string, headers = {}) => {
      const { body, headers: sent } = await get(url, headers);
      expect(body).toContain(`<html lang="${sent['content-language']}">`);
      return sent['content-language'];
    };
    expect(await languageOf('/faq')).toBe('en');
    expect(await languageOf('/faq', { 'accept-language': 'bn-BD,bn;q=0.9,en;q=0.5' })).toBe('bn');
    expect(await languageOf('/faq', { 'accept-language': 'bn', cookie: 'academy_language=en' })).toBe('en');
    expect(await languageOf('/faq', { cookie: 'academy_language=bn' })).toBe('bn');
    expect(await languageOf('/faq?lang=en', { cookie: 'academy_language=bn' })).toBe('en');
    expect(await languageOf('/course/1/module/2/lesson/3', { 'accept-language': 'bn' })).toBe('bn');
    // Kept for one reader, it is never sent to another in the wrong language.
    const [english, bengali] = await Promise.all([get('/faq?lang=en'), get('/faq?lang=bn')]);
    expect(shown(bengali.body)).not.toBe(shown(english.body));
    expect(shown((await get('/faq')).body)).toContain('Frequently Asked Questions');
  });

  it('is made once and sent again as it is, in each encoding', async () => {
    const first = await get('/courses');
    expect((await get('/courses')).headers.etag).toBe(first.headers.etag);
    const brotli = await get('/courses', { 'accept-encoding': 'gzip, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(first.body);
    const gzipped = await get('/courses', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(gzipped.rawPayload).toString()).toBe(first.body);
    expect(gzipped.headers.vary).toBe('accept-encoding, accept-language, cookie');
    const refused = await get('/courses', { 'accept-encoding': 'br;q=0' });
    expect(refused.headers['content-encoding']).toBeUndefined();
  });

  it('is not sent again to a browser that has it', async () => {
    const { headers } = await get('/faq');
    const again = await get('/faq', { 'if-none-match': String(headers.etag) });
    expect({ status: again.statusCode, body: again.body }).toEqual({ status: 304, body: '' });
  });

  it('is gone with the answer that says that its course was unpublished', async () => {
    const id = await insertCourse(academy.database, { authorId, title: 'Dyeing' });
    const call = await signInLearner(academy, authorId);
    expect((await get(`/course/${id}`)).statusCode).toBe(200);
    await call('PUT', `/api/creator/courses/${id}/status`, { status: 'draft' });
    const { statusCode, body } = await get(`/course/${id}`);
    expect(statusCode).toBe(404);
    expect(body).not.toContain('Dyeing');
  });
});

it('which a browser keeps for times without a connection has nobody’s colours', async () => {
  const chosen = { cookie: `${themeCookie}=dark; ${languageCookie}=bn` };
  expect((await get('/no/such/screen', chosen)).body).toContain('<html data-theme="dark"');
  const kept = await get('/shell', chosen);
  expect(kept.body).toContain('<html lang="bn"');
  expect(kept.body).toContain('(prefers-color-scheme: light)');
  expect((await get('/shell?lang=en', chosen)).body).toContain('<html lang="en"');
});

it('is sent without a warning', () => {
  expect(warnings).toEqual([]);
});

describe('a page for a user', () => {
  it('is a frame without data, and kept by nobody', async () => {
    const { body, headers } = await get('/courses', signedIn);
    expect(shown(body)).toContain('Loading courses...');
    expect(body).not.toContain('Weaving by hand');
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers.etag).toBeUndefined();
  });

  it('does not say of a course that it is missing: its author may see it', async () => {
    const { statusCode, body } = await get('/course/no-such-course', signedIn);
    expect(statusCode).toBe(200);
    expect(body).not.toContain('Not Found');
  });
});

describe('what people write', () => {
  const hostile = `</script><script>alert(1)</script>"' onerror=alert(1) <!-- \u2028 $& $\``;

  it('cannot break out of the page, its head or its data', async () => {
    const id = await insertCourse(academy.database, { title: hostile, description: hostile });
    for (const url of [`/course/${id}`, `/course/${id}/enroll`, '/courses?limit=20', '/?new']) {
      const { statusCode, body } = await get(url);
      expect(statusCode).toBe(200);
      expect(body).not.toContain('<script>alert');
      expect(body).not.toContain('\u2028" onerror');
      const scripts = body.match(/<script[^>]*>/g) ?? [];
      expect(scripts.filter((tag) => !/type="(module|application\/(ld\+)?json)"/.test(tag))).toEqual([]);
      const [, data = ''] =
        /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(body) ?? [];
      expect(JSON.stringify(JSON.parse(data))).toContain(JSON.stringify(hostile).slice(1, -1));
    }
  });

  it('cannot break out of the page as an address either', async () => {
    for (const url of [
      `/courses?search=${encodeURIComponent(hostile)}`,
      `/courses?search="><script>alert(1)</script>`,
      `/login?returnTo=${encodeURIComponent(hostile)}&error_description=${encodeURIComponent(hostile)}`,
      `/${encodeURIComponent(hostile)}`,
      '//example.com/courses',
      '/%E0%A4%A',
    ]) {
      const { body } = await get(url);
      expect(body).not.toContain('<script>alert');
    }
  });
});

describe('a page that cannot be drawn', () => {
  it('is the empty one, which the app fills, and the failure is logged', async () => {
    const lines: string[] = [];
    const away = await createTestAcademy({
      webFolder,
      log: createLogTo({ write: (line) => lines.push(line) }, 'error'),
    });
    await away.database.close();
    const { statusCode, body } = await away.app.inject({ url: '/courses' });
    expect(statusCode).toBe(200);
    expect(body).toContain('<div id="root"></div>');
    expect(lines.join('')).toContain('a page could not be drawn');
    await away.close();
  });

  it('is the empty one for an address that asks for too many different pages', async () => {
    const remoteAddress = '203.0.113.9';
    const ask = (index: number) => academy.app.inject({ url: `/faq?${index}`, remoteAddress });
    for (let index = 0; index < 300; index += 1) await ask(index);
    expect((await ask(300)).body).toContain('<div id="root"></div>');
    expect((await get('/faq?301')).body).not.toContain('<div id="root"></div>');
  });

  it('is the empty one for an address longer than any link', async () => {
    const { statusCode, body } = await get(`/courses?search=${'a'.repeat(3000)}`);
    expect(statusCode).toBe(200);
    expect(body).toContain('<div id="root"></div>');
  });
});
