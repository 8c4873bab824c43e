/** A lesson's page makes calls before the app that needs them has loaded. Students may notice it by the time alone. */
import type { Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { expect, studentWithVideo } from './player-stage.ts';
import { openTenMinutesLater } from './users.ts';

test.use({ academy: 'school' });

/** What a page asks the API for, in order, as method and path. */
function listenToCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}

/** As long as a video is being prepared, its status is asked for again and again, and its stream is read anew. */
const ASKED_AGAIN = /\/video$|^GET \/api\/hls\//;

/** What was asked for more than once, before opening the lesson completed it and so changed the course's progress. */
function twice(calls: readonly string[]): string[] {
  const completed = calls.findIndex((call) => call.endsWith('/complete'));
  const opening = completed === -1 ? calls : calls.slice(0, completed);
  return opening.filter((call, index) => !ASKED_AGAIN.test(call) && opening.indexOf(call) !== index);
}

/** The segments of a stream that were asked for. */
function segments(calls: readonly string[]): string[] {
  return calls.flatMap((call) => /\d+\.ts$/.exec(call) ?? []);
}

/** Where the page shows a decoded picture, and how large; null as long as it shows none. */
async function pictureOf(page: Page) {
  const decoded = await page
    .locator('video')
    .evaluateAll(
      ([video]) => video instanceof HTMLVideoElement && video.readyState >= video.HAVE_CURRENT_DATA,
    );
  return decoded ? page.locator('video').boundingBox() : null;
}

/** Counts the frames in which the page has no picture any more. */
async function countFramesWithout(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let without = Number.NaN;
    const look = () => {
      const video = document.querySelector('video');
      if (video === null || video.readyState < video.HAVE_CURRENT_DATA) without += 1;
      else if (Number.isNaN(without)) without = 0;
      Reflect.set(window, 'framesWithout', without);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

const framesWithout = (page: Page) => page.evaluate(() => Reflect.get(window, 'framesWithout'));

async function holdApp(page: Page): Promise<{ release: () => void; released: Promise<void> }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(
    /\/assets\/app-[^/]+\.js$/,
    async (route) => {
      await promise;
      await route.fallback();
    },
    { times: 1 },
  );
  return { release: resolve, released: promise };
}

/** Keeps every video element that the page makes, in the page or not, where a story can look at it. */
async function keepVideos(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const made: HTMLElement[] = [];
    Reflect.set(window, 'videosMade', made);
    const create = document.createElement.bind(document);
    document.createElement = (name: string, options?: ElementCreationOptions) => {
      const element = create(name, options);
      if (name === 'video') made.push(element);
      return element;
    };
  });
}

const playButton = (page: Page) => page.getByRole('button', { name: 'Play video' });

test('the first picture of a lesson does not wait for the app, and everything is asked for once', async ({
  page,
}) => {
  const { address, lesson } = await studentWithVideo(page, { heights: 'one' });
  await keepVideos(page);
  const app = await holdApp(page);
  const calls = listenToCalls(page);
  await page.goto(address, { waitUntil: 'commit' });
  await expect.poll(() => pictureOf(page)).not.toBeNull();
  expect(calls).toContain(`GET /api/hls/stream/${lesson._id}`);
  expect(segments(calls), 'the line is left to the app').toHaveLength(1);
  app.release();
  await expect(playButton(page)).toBeVisible();
  expect(twice(calls)).toEqual([]);
  expect(await page.evaluate(() => Reflect.get(window, 'videosMade').length)).toBe(1);
  await expect.poll(() => segments(calls).length, 'from then on it loads ahead').toBeGreaterThan(1);
});

test('the first picture waits for no worker, which unpacks what follows it without a gap', async ({
  page,
}) => {
  const { address } = await studentWithVideo(page, { heights: 'one' });
  const app = await holdApp(page);
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  await page.goto(address, { waitUntil: 'commit' });
  await expect.poll(() => pictureOf(page)).not.toBeNull();
  expect(workers).toEqual([]);
  app.release();
  await expect.poll(() => workers).toEqual([expect.stringContaining('hls.worker')]);
  const missing = () =>
    page.locator('video').evaluate((video: HTMLVideoElement) => {
      const { buffered, duration } = video;
      return buffered.length === 1 ? duration - buffered.end(0) : Number.POSITIVE_INFINITY;
    });
  await expect.poll(missing, 'all of the film in one piece').toBeLessThan(0.5);
});

test('the first picture stays where it is when the app comes, on any screen', async ({ page }) => {
  // A film that grows is read anew now and then.
  const { address } = await studentWithVideo(page, { heights: 'all' });
  await countFramesWithout(page);
  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [768, 1024],
    [1024, 768],
    [1280, 800],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    const app = await holdApp(page);
    await page.goto(address, { waitUntil: 'commit' });
    await expect.poll(() => pictureOf(page)).not.toBeNull();
    const before = await pictureOf(page);
    app.release();
    await expect(playButton(page)).toBeVisible();
    expect(await pictureOf(page), `${width} px`).toEqual(before);
    expect(await framesWithout(page), `${width} px`).toBe(0);
  }
});

test('the first picture does not go again for a page that waits for an answer', async ({ page }) => {
  const { address } = await studentWithVideo(page, { heights: 'all' });
  await countFramesWithout(page);
  const app = await holdApp(page);
  // Longer than the app waits when there is nothing to be seen.
  await page.route(/\/curriculum$/, async (route) => {
    await app.released;
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.fallback();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await expect.poll(() => pictureOf(page)).not.toBeNull();
  app.release();
  await expect(playButton(page)).toBeVisible();
  expect(await framesWithout(page)).toBe(0);
});

test('with an access token that has run out the session is renewed first, and nothing is refused', async ({
  page,
}) => {
  const { address } = await studentWithVideo(page, { heights: 'one' });
  const calls = listenToCalls(page);
  await openTenMinutesLater(page, address);
  await expect(playButton(page)).toBeVisible();
  expect(calls[0]).toBe('POST /api/auth/refresh');
  expect(twice(calls)).toEqual([]);
});
