/** The page of a lesson asks for things before the app is there that wants them. Nobody may notice but by the clock. */
import type { Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { expect, studentWithVideo } from './player-stage.ts';

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

const HAVE_CURRENT_DATA = 2;

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

test('the first picture of a lesson does not wait for its player, and everything is asked for once', async ({
  page,
}) => {
  const { place, lesson } = await studentWithVideo(page, { heights: 'one' });
  await keepVideos(page);
  const player = Promise.withResolvers<void>();
  await page.route(/\/assets\/lesson-player-[^/]+\.js$/, async (route) => {
    await player.promise;
    await route.fallback();
  });
  const calls = listenToCalls(page);
  await page.goto(place, { waitUntil: 'commit' });
  await expect.poll(() => calls).toContain(`GET /api/hls/stream/${lesson._id}`);
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'videosMade')[0]?.readyState))
    .toBeGreaterThanOrEqual(HAVE_CURRENT_DATA);
  expect(segments(calls), 'the line is left to the page').toEqual(['00000.ts']);
  player.resolve();
  await expect(playButton(page)).toBeVisible();
  expect(twice(calls)).toEqual([]);
  const shown = page.locator('video');
  expect(await shown.evaluate((video) => Reflect.get(window, 'videosMade').indexOf(video))).toBe(0);
  await expect.poll(() => segments(calls), 'from then on it loads ahead').toContain('00001.ts');
});

test('with an access token that has run out the session is renewed first, and nothing is refused', async ({
  page,
  context,
}) => {
  const { place } = await studentWithVideo(page, { heights: 'one' });
  await context.clearCookies({ name: 'academy_access' });
  await context.clearCookies({ name: 'academy_fresh' });
  const calls = listenToCalls(page);
  await page.goto(place);
  await expect(playButton(page)).toBeVisible();
  expect(calls[0]).toBe('POST /api/auth/refresh');
  expect(twice(calls)).toEqual([]);
});
