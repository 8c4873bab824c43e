import { saveSchoolPage } from '@academy/platform/school-pages/school-pages.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestAcademy, type TestAcademy } from '../../testing/test-academy.ts';

let academy: TestAcademy;
let other: TestAcademy;

beforeAll(async () => {
  academy = await createTestAcademy();
  other = await createTestAcademy({ beside: academy });
});
afterAll(async () => {
  await other.close();
  await academy.close();
});

const read = async (page: string, language = 'en', node = academy) =>
  (await node.get(`/api/pages/${page}?language=${language}`)).body as {
    language: string;
    markdown: string;
    updatedAt: string | null;
  };

describe('a page of the academy', () => {
  it.each(['terms', 'privacy', 'about'])('%s begins with an honest text in both languages', async (page) => {
    const [english, bengali] = [await read(page), await read(page, 'bn')];
    expect(english).toMatchObject({ page, language: 'en', updatedAt: null });
    expect(bengali).toMatchObject({ page, language: 'bn', updatedAt: null });
    expect(bengali.markdown).toMatch(/[\u0980-\u09ff]/);
    // What only the operator knows is left for them to fill in, in both alike.
    const gaps = (text: string) => text.match(/\*\*\[/g)?.length;
    expect(gaps(english.markdown)).toBeGreaterThan(0);
    expect(gaps(bengali.markdown)).toBe(gaps(english.markdown));
  });

  it('is what the operator wrote, for every reader and in every process', async () => {
    expect((await read('about', 'bn', other)).updatedAt).toBeNull();
    await saveSchoolPage(academy.database, { page: 'about', language: 'en' }, '# Ours');
    for (const node of [academy, other]) {
      await vi.waitFor(
        async () =>
          expect(await read('about', 'bn', node)).toMatchObject({ language: 'en', markdown: '# Ours' }),
        { timeout: 20_000 },
      );
    }
    await saveSchoolPage(academy.database, { page: 'about', language: 'bn' }, '# আমাদের');
    await vi.waitFor(async () => expect((await read('about', 'bn')).markdown).toBe('# আমাদের'), {
      timeout: 20_000,
    });
    expect(await read('about')).toMatchObject({ markdown: '# Ours', updatedAt: expect.any(String) });
  });

  it('is the text that comes with the academy again when the operator takes theirs away', async () => {
    await saveSchoolPage(academy.database, { page: 'terms', language: 'bn' }, 'শুধু বাংলায়');
    await vi.waitFor(async () => expect(await read('terms')).toMatchObject({ language: 'bn' }), {
      timeout: 20_000,
    });
    await saveSchoolPage(academy.database, { page: 'terms', language: 'bn' }, null);
    await vi.waitFor(async () => expect(await read('terms')).toMatchObject({ updatedAt: null }), {
      timeout: 20_000,
    });
  });

  it.each(['imprint', 'terms.en.md', '..%2f..%2fsecret', 'terms%00'])(
    'does not exist as %s',
    async (page) => {
      expect((await academy.get(`/api/pages/${page}`)).status).toBe(404);
    },
  );

  it('comes in the languages that there are', async () => {
    expect((await academy.get('/api/pages/terms?language=xx')).status).toBe(400);
    expect((await academy.get('/api/pages/terms')).body).toMatchObject({ language: 'en' });
  });
});
