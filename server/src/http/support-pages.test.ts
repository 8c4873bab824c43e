import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestAcademy, type TestAcademy } from '../testing/test-academy.ts';

/** As the build left it: pages are drawn with the web app itself. */
const webFolder = path.resolve(import.meta.dirname, '../../../web/dist');
const support = 'https://example.org/help?from=academy&in=en';
const meta = '<meta name="academy-support" content="https://example.org/help?from=academy&amp;in=en">';
const lesson = '/course/1/module/2/lesson/3';

describe('the address for help', () => {
  let academy: TestAcademy;
  beforeAll(async () => {
    academy = await createTestAcademy({ webFolder, config: { support } });
  });
  afterAll(() => academy.close());
  const get = (url: string, headers: Record<string, string> = {}) => academy.app.inject({ url, headers });

  it('is in every page: drawn, as built, and of a lesson', async () => {
    const tooLong = `/courses?search=${'a'.repeat(2100)}`;
    for (const url of ['/faq', '/terms', '/profile', '/no/such/page', tooLong, lesson, `${lesson}?lang=bn`]) {
      const { body, headers } = await get(url);
      expect(body, url).toContain(meta);
      expect(headers['content-type']).toContain('text/html');
    }
    const { rawPayload, headers } = await get(lesson, { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(rawPayload).toString()).toContain(meta);
  });

  it('is what the drawn page leads to, in the footer and from the questions', async () => {
    const { body } = await get('/faq');
    const links = [...body.matchAll(/<a [^>]*href="https:\/\/example\.org\/help/g)];
    // The questions have the card twice, for wide and for narrow screens.
    expect(links).toHaveLength(3);
  });
});

describe('without an address for help', () => {
  let academy: TestAcademy;
  beforeAll(async () => {
    academy = await createTestAcademy({ webFolder });
  });
  afterAll(() => academy.close());

  it('no page names one', async () => {
    for (const url of ['/faq', lesson]) {
      expect((await academy.app.inject({ url })).body).not.toContain('academy-support');
    }
  });
});
