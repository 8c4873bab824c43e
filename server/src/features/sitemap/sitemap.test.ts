import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertCourse } from '../../testing/factories.ts';
import { createTestAcademy, type TestAcademy } from '../../testing/test-academy.ts';

const origin = 'https://learn.example.org';
let academy: TestAcademy;
let published: string;
let hidden: string[];

beforeAll(async () => {
  academy = await createTestAcademy({ config: { webOrigin: origin } });
  published = await insertCourse(academy.database, { title: 'For all' });
  hidden = [
    await insertCourse(academy.database, { title: 'Not yet', status: 'draft' }),
    await insertCourse(academy.database, { title: 'No more', status: 'archived' }),
  ];
});
afterAll(() => academy.close());

const addressesIn = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
const read = async (url: string) => {
  const { statusCode, body, headers } = await academy.app.inject({ url });
  expect(statusCode).toBe(200);
  return { body, type: headers['content-type'], addresses: addressesIn(body) };
};

it('leads from robots.txt to every published course, and to no other', async () => {
  const robots = await read('/robots.txt');
  const [, index = ''] = /^Sitemap: (.*)$/m.exec(robots.body) ?? [];
  expect(index).toBe(`${origin}/sitemap.xml`);
  const { addresses: files, type } = await read('/sitemap.xml');
  expect(type).toMatch(/xml/);
  const listed = (await Promise.all(files.map((file = '') => read(file.slice(origin.length))))).flatMap(
    ({ addresses }) => addresses,
  );
  expect(listed).toContain(`${origin}/courses`);
  expect(listed).toContain(`${origin}/course/${published}`);
  for (const id of hidden) expect(listed.join(' ')).not.toContain(id);
  expect(listed.join(' ')).not.toMatch(/profile|creator|lesson/);
});

it('keeps crawlers from screens that need a session', async () => {
  const { body } = await read('/robots.txt');
  for (const path of ['/api/', '/profile', '/creator-dashboard'])
    expect(body).toContain(`Disallow: ${path}\n`);
  expect(body).not.toContain('Disallow: /courses\n');
});

it.each(['/sitemaps/courses-0.xml', '/sitemaps/courses-99999999.xml', '/sitemaps/other.xml'])(
  'has nothing at %s',
  async (url) => {
    expect((await academy.app.inject({ url })).statusCode).toBe(404);
  },
);

it('has an empty list where the courses end', async () => {
  expect((await read('/sitemaps/courses-999999.xml')).addresses).toEqual([]);
});
