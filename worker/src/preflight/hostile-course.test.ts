import { keptFindings } from '@academy/contract/preflight/finding-codes.ts';
import { linkChecks } from '@academy/platform/database/schema/preflight.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publicInternet } from '../links/guarded-request.ts';
import { closeLinks, reaching, serveLinks, testPreflight } from '../testing/test-preflight.ts';
import { createTestVideos, type TestVideos } from '../testing/test-videos.ts';
import { readMarkdownMarks, readPlainLinks } from './markdown-marks.ts';

const manners = { pauseMs: 0, answerMs: 2000, totalMs: 20_000 };

describe('a course that is made to be a burden', () => {
  let videos: TestVideos;
  let preflight: ReturnType<typeof testPreflight>;
  beforeAll(async () => {
    videos = await createTestVideos();
    preflight = testPreflight(videos);
  });
  afterAll(async () => {
    closeLinks();
    await videos.close();
  });

  it('with thousands of links has some of them asked for, one at a time, and is told of the others', async () => {
    let underWay = 0;
    let most = 0;
    const { port, asked } = await serveLinks((_, response) => {
      underWay += 1;
      most = Math.max(most, underWay);
      setTimeout(() => {
        underWay -= 1;
        response.writeHead(200).end();
      }, 5);
    });
    await videos.startWorker({}, { network: reaching(port), linkManners: manners });
    const links = (from: number) =>
      Array.from({ length: 200 }, (_, index) => `[a](http://localhost:${port}/${from + index})`).join(' ');
    const courseId = await preflight.insertCourse();
    await preflight.insertModule(
      courseId,
      Array.from({ length: 20 }, (_, index) => ({ content: links(index * 200) })),
    );
    const { result } = await preflight.check(courseId);
    expect(result?.findings).toMatchObject([{ code: 'links_left_out', facts: { count: 3950 } }]);
    expect(asked).toHaveLength(50);
    expect(most).toBe(1);
    // What is known is not asked for again.
    await preflight.check(courseId);
    expect(asked).toHaveLength(100);
    expect(new Set(asked).size).toBe(100);
    expect(await videos.db.$count(linkChecks)).toBe(100);
    await videos.stopWorkers();
  });

  it('with links to this machine has none of them asked for', async () => {
    const { port, asked } = await serveLinks((_, response) => response.end('secret'));
    await videos.startWorker({}, { network: publicInternet, linkManners: manners });
    const courseId = await preflight.insertCourse();
    const hosts = [`127.0.0.1:${port}`, `0x7f.2:${port}`, `[::1]:${port}`, '169.254.169.254', '192.168.0.1'];
    await preflight.insertModule(courseId, [{ content: hosts.map((host) => `<http://${host}/>`).join(' ') }]);
    const { result } = await preflight.check(courseId);
    expect(result?.findings.map(({ code }) => code)).toEqual(hosts.map(() => 'link_not_checked'));
    expect(asked).toEqual([]);
    await videos.stopWorkers();
  });

  it('with more to find than anybody reads has some of it kept, and all of it counted', async () => {
    await videos.startWorker({}, { linkManners: manners });
    const courseId = await preflight.insertCourse();
    await preflight.insertModule(
      courseId,
      Array.from({ length: 60 }, () => ({ content: '![](https://10.0.0.1/a.png) '.repeat(20) })),
    );
    await preflight.insertModule(courseId, [{ title: 'Last' }], 2);
    const { result } = await preflight.check(courseId);
    expect(result?.findings).toHaveLength(keptFindings);
    // What weighs most is kept, wherever it stands.
    expect(result?.findings[0]).toMatchObject({ code: 'lesson_empty', lesson: { title: 'Last' } });
    expect(result?.total).toBe(1261);
    await videos.stopWorkers();
  });
});

describe('a giant text', () => {
  it.each([
    ['links', '[a](https://example.org/x) '],
    ['pictures', '![](https://example.org/x.png) '],
    ['open brackets', '['],
    ['open pictures', '!['],
    ['quotes in quotes', '> '],
    ['emphasis', '*a _b '],
    ['backticks', '`'.repeat(3)],
    ['addresses', '<https://example.org/'],
  ])('of %s is read within a moment', (_name, piece) => {
    const giant = piece.repeat(Math.floor(200_000 / piece.length));
    const startedAt = performance.now();
    const { links, undescribed } = readMarkdownMarks(giant);
    const plain = readPlainLinks(giant);
    expect(performance.now() - startedAt).toBeLessThan(5000);
    expect(links.length + undescribed.length + plain.length).toBeLessThanOrEqual(600);
  });
});

it('addresses among words end where the words go on', () => {
  expect(readPlainLinks('See https://a.example/x, (https://b.example/y) and https://c.example/z।')).toEqual([
    'https://a.example/x',
    'https://b.example/y',
    'https://c.example/z',
  ]);
});

it('code, relative addresses and other schemes are no links', () => {
  const source =
    '`[a](https://a.example)` [b](/b) [c](javascript:x) [d](mailto:d@d.example) ![](data:image/png,x)';
  expect(readMarkdownMarks(source)).toEqual({ links: [], undescribed: [] });
  expect(readMarkdownMarks('[e](https://e.example/#part) ![E](https://e.example/e.png)')).toEqual({
    links: ['https://e.example/', 'https://e.example/e.png'],
    undescribed: [],
  });
});
