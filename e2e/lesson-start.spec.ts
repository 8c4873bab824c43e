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

const playButton = (page: Page) => page.getByRole('button', { name: 'Play video' });

test('the stream of a lesson does not wait for its player, and everything is asked for once', async ({
  page,
}) => {
  const { place, lesson } = await studentWithVideo(page, { heights: 'one' });
  const player = Promise.withResolvers<void>();
  await page.route(/\/assets\/lesson-player-[^/]+\.js$/, async (route) => {
    await player.promise;
    await route.fallback();
  });
  const calls = listenToCalls(page);
  await page.goto(place, { waitUntil: 'commit' });
  await expect.poll(() => calls).toContain(`GET /api/hls/stream/${lesson._id}`);
  await expect.poll(() => calls.some((call) => call.endsWith('/00000.ts'))).toBe(true);
  player.resolve();
  await expect(playButton(page)).toBeVisible();
  expect(twice(calls)).toEqual([]);
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
