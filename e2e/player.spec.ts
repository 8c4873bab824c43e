import type { Page } from '@playwright/test';
import { expectAccessible, expectReadable } from './expect-accessible.ts';
import { test } from './fixtures.ts';
import {
  currentTime,
  difference,
  expect,
  expectToPlayOn,
  openMenu,
  picture,
  qualityButton,
  savedPosition,
  seekSlider,
  stage,
  startPlaying,
  studentWithVideo,
  videoState,
} from './player-stage.ts';
import { beSignedIn } from './users.ts';

test.use({ academy: 'school' });

/** Remembers every word that the player says, also those that are gone before one can look. */
async function listenToPlayer(page: Page): Promise<() => Promise<string[]>> {
  await stage(page).evaluate((element) => {
    const said: string[] = [];
    new MutationObserver(() => {
      for (const region of element.querySelectorAll('[role=status]')) {
        const text = region.textContent ?? '';
        if (text !== '' && said.at(-1) !== text) said.push(text);
      }
    }).observe(element, { childList: true, subtree: true, characterData: true });
    Reflect.set(window, 'saidByPlayer', said);
  });
  return () => page.evaluate(() => Reflect.get(window, 'saidByPlayer'));
}

test('a student watches a lesson: picture, sound, seeking, and going on after a reload', async ({
  page,
  browser,
  baseURL,
}) => {
  const { address, email } = await studentWithVideo(page, { heights: 'one' });
  await page.goto(address);
  await expect(page.getByRole('button', { name: 'Play video' })).toBeVisible();
  expect(await videoState(page)).toMatchObject({ paused: true, volume: 0.8 });
  await page.getByRole('button', { name: 'Play video' }).click();

  await expectToPlayOn(page, 0.5);
  const before = { picture: await picture(page), ...(await videoState(page)) };
  await expect(async () => {
    expect(difference(before.picture, await picture(page))).toBeGreaterThan(10);
  }).toPass({ timeout: 30_000 });
  const after = await videoState(page);
  expect(after.currentTime).toBeGreaterThan(before.currentTime);
  expect(after.decodedSoundBytes).toBeGreaterThan(0);
  expect(after.poster).toMatch(/^blob:/);

  const atStart = await picture(page);
  await seekSlider(page).fill('60');
  await expectToPlayOn(page, 0.3);
  const { currentTime: sought, duration } = await videoState(page);
  expect(Math.abs(sought - duration * 0.6)).toBeLessThan(5);
  expect(difference(atStart, await picture(page))).toBeGreaterThan(10);

  await page.keyboard.press('k');
  await expect.poll(async () => (await videoState(page)).paused).toBe(true);
  const left = await currentTime(page);
  // The position may have been saved a moment before, by the seeking: then there is nothing new to save.
  await expect.poll(async () => Math.abs((await savedPosition(page, address)) - left)).toBeLessThan(1);
  await page.reload();
  await expect.poll(async () => Math.abs((await currentTime(page)) - left)).toBeLessThan(1);
  await expect(seekSlider(page)).toHaveAttribute('aria-valuetext', /^\d+:\d\d of \d+:\d\d$/);

  const otherDevice = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  await beSignedIn(otherDevice, { email });
  const otherPage = await otherDevice.newPage();
  await otherPage.goto(address);
  await expect.poll(async () => Math.abs((await currentTime(otherPage)) - left)).toBeLessThan(1);
  await otherDevice.close();
});

test('a quality is chosen by hand while the access token has run out', async ({
  page,
  context,
  pageErrors,
}) => {
  pageErrors.allow(/status of 401/);
  const { address } = await studentWithVideo(page, { heights: 'all' });
  await startPlaying(page, address);
  await page.keyboard.press('k');
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  const said = await listenToPlayer(page);
  await expect(qualityButton(page)).toHaveText('AUTO');

  await qualityButton(page).click();
  const items = page.getByRole('menuitemradio');
  await expect(items.first()).toHaveText('Auto');
  expect(await items.count()).toBeGreaterThan(2);
  for (const text of (await items.allTextContents()).slice(1)) expect(text).toMatch(/^\d+p\d+\.\dM$/);
  const { height } = await videoState(page);
  const other = items.filter({ hasText: /^\d+p/ }).filter({ hasNotText: new RegExp(`^${height}p`) });
  const wanted = Number.parseInt((await other.first().textContent()) ?? '', 10);
  expect(wanted).toBeGreaterThan(0);

  await context.clearCookies({ name: /academy_(access|fresh)/ });
  const refreshed = page.waitForResponse((response) => response.url().endsWith('/api/auth/refresh'));
  await other.first().click();
  expect((await refreshed).status()).toBe(204);
  await expect.poll(async () => (await videoState(page)).height).toBe(wanted);
  await expect(qualityButton(page)).toHaveText(`${wanted}P`);
  await expect.poll(said).toEqual(expect.arrayContaining(['Switching quality...', `Quality: ${wanted}p`]));
  await page.keyboard.press('k');
  await expectToPlayOn(page, 1);
});

test('the controls hide while the video plays untouched, and not before', async ({ page }) => {
  const { address } = await studentWithVideo(page, { heights: 'one' });
  await startPlaying(page, address);
  const hidden = () => expect(stage(page)).toHaveAttribute('data-controls', 'hidden');
  const visible = () => expect(stage(page)).toHaveAttribute('data-controls', 'visible');
  const said = await listenToPlayer(page);
  await hidden();
  await stage(page).hover({ position: { x: 200, y: 90 } });
  await visible();
  await hidden();

  // Seeking shows them too, and leaves the story time enough.
  await page.keyboard.press('0');
  await visible();
  await openMenu(page, /^Playback speed/);
  await expectToPlayOn(page, 4);
  await visible();
  await page.getByRole('menuitemradio', { name: '0.75×' }).click();
  await expect.poll(async () => (await videoState(page)).rate).toBe(0.75);
  await expect.poll(said).toContain('Speed: 0.75×');
  await hidden();

  await page.locator('video').click({ position: { x: 200, y: 90 } });
  await expect.poll(async () => (await videoState(page)).paused).toBe(true);
  await visible();
  await page.locator('video').dblclick({ position: { x: 200, y: 90 } });
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.tagName)).toBe('SECTION');
  await expect(page.getByRole('button', { name: 'Exit full screen' })).toBeVisible();
  await page.keyboard.press('f');
  await expect(page.getByRole('button', { name: 'Full screen', exact: true })).toBeVisible();
});

test('the keys of video players work, unless something else needs them', async ({ page }) => {
  const { address } = await studentWithVideo(page, { heights: 'one' });
  await page.goto(address);
  await expect(seekSlider(page)).toBeEnabled();
  await expect.poll(async () => (await videoState(page)).duration).toBeGreaterThan(30);
  const { duration } = await videoState(page);
  const press = (key: string) => page.keyboard.press(key);
  const expectTime = (seconds: number) => expect.poll(() => currentTime(page)).toBeCloseTo(seconds, 0);

  await press('5');
  await expectTime(duration / 2);
  await press('j');
  await expectTime(duration / 2 - 10);
  await press('l');
  await press('ArrowRight');
  await expectTime(duration / 2 + 5);
  await press('ArrowLeft');
  await expectTime(duration / 2);
  await press('m');
  await expect(page.getByRole('button', { name: 'Unmute' })).toBeVisible();
  await press('m');
  await expect(page.getByRole('button', { name: 'Mute' })).toBeVisible();
  await press('>');
  await expect(page.getByRole('button', { name: 'Playback speed, 1.25×' })).toBeVisible();
  await press('Space');
  await expectToPlayOn(page, 0.3);
  await press('k');
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();

  await page.getByRole('combobox', { name: 'Search courses' }).first().fill('');
  await page.keyboard.type('k m 5');
  expect(await videoState(page)).toMatchObject({ paused: true, muted: false });
  await page.getByRole('slider', { name: 'Volume' }).focus();
  await press('ArrowLeft');
  await expect.poll(async () => (await videoState(page)).volume).toBeCloseTo(0.79, 5);
  await expect(page.getByRole('slider', { name: 'Volume' })).toHaveAttribute('aria-valuetext', '79%');
});

test('a video that is being prepared starts by itself and grows without stopping', async ({ page }) => {
  const { address } = await studentWithVideo(page, { heights: 'all' });
  const gate = { prepared: false, complete: false };
  const unfinished = { percent: 40, remainingSeconds: 130 };
  await page.route('**/lessons/*/video', async (route) => {
    const response = await route.fetch();
    const status = await response.json();
    const [lowest] = status.playing.heights;
    const shown = gate.complete
      ? status
      : gate.prepared
        ? { ...status, ...unfinished, state: 'playable', playing: { ...status.playing, heights: [lowest] } }
        : { ...status, ...unfinished, state: 'preparing', playing: null };
    await route.fulfill({ response, json: shown });
  });
  await page.route(/\/api\/hls\/stream\/[^/]+$/, async (route) => {
    const response = await route.fetch();
    const manifest = await response.text();
    const [head = '', first = ''] = manifest.split(/(?=#EXT-X-STREAM-INF)/);
    await route.fulfill({ response, body: gate.complete ? manifest : head + first });
  });

  await page.goto(address);
  await expect(page.getByText('This video is being prepared.')).toBeVisible();
  await expect(page.getByText('About 2 minutes left')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Preparation of the video' })).toHaveAttribute(
    'aria-valuenow',
    '40',
  );
  gate.prepared = true;
  await expect(stage(page)).toBeVisible();
  await expectToPlayOn(page, 1);
  await expect(qualityButton(page)).toHaveCount(0);
  const before = await currentTime(page);
  gate.complete = true;
  await expect(qualityButton(page)).toBeVisible();
  await expectToPlayOn(page, 1);
  const { currentTime: after, paused } = await videoState(page);
  expect(paused).toBe(false);
  expect(after).toBeGreaterThan(before);
});

test('a refused key is an error with a way out', async ({ page, pageErrors }) => {
  pageErrors.allow(/status of 403/);
  const { address } = await studentWithVideo(page, { heights: 'one' });
  await page.route('**/key', (route) =>
    route.fulfill({ status: 403, json: { message: 'No', code: 'forbidden' } }),
  );
  await page.goto(address);
  await expect(page.getByRole('alert')).toContainText('Video Error');
  await expect(page.getByRole('alert')).toContainText('HLS Error: keyLoadError');
  await expectAccessible(page, 'a video with an error');
  await page.unroute('**/key');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('button', { name: 'Play video' })).toBeVisible();
});

test('a film whose segments do not come says so soon, and plays when they do', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_FAILED/);
  const { address } = await studentWithVideo(page, { heights: 'one' });
  const segments = '**/api/hls/segments/**';
  await page.route(segments, (route) => route.abort());
  await page.goto(address);
  await page.getByRole('button', { name: 'Play video' }).click();
  await expect(page.getByText('The video cannot be reached right now.')).toBeVisible();
  await expectReadable(page, 'a film that does not come', { part: '[data-player-stage]' });
  await page.unroute(segments);
  await expectToPlayOn(page, 0.5);
});

test('a browser without streaming is told so', async ({ page }) => {
  const { address } = await studentWithVideo(page, { heights: 'one' });
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'MediaSource');
    Reflect.deleteProperty(window, 'ManagedMediaSource');
    HTMLMediaElement.prototype.canPlayType = () => '';
  });
  await page.goto(address);
  await expect(page.getByRole('alert')).toContainText('HLS is not supported in this browser');
});

test('a YouTube link is embedded from the host that sets no cookies', async ({ page }) => {
  const { address, lesson } = await studentWithVideo(page, { heights: 'one' });
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>A player</title>' }),
  );
  await page.route(`**/lessons/${lesson._id}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      json: { ...(await response.json()), videoUrl: 'https://youtu.be/dQw4w9WgXcQ' },
    });
  });
  await page.goto(address);
  const frame = page.getByTitle(`Video: ${lesson.title}`);
  await expect(frame).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ');
  await expect(page.frameLocator('iframe').locator('html')).toHaveCount(1);
});

test('every control has its place and its name, on the smallest phone too', async ({ page }) => {
  const { address } = await studentWithVideo(page, { heights: 'one' });
  await page.goto(address);
  await expect(page.getByRole('button', { name: 'Play video' })).toBeVisible();
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const boxes = await page
      .locator('[data-player-controls]')
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().toJSON()));
    expect(boxes.length).toBeGreaterThanOrEqual(4);
    for (const [index, box] of boxes.entries()) {
      expect(Math.min(box.height, box.width), `a control at ${width} px`).toBeGreaterThanOrEqual(44);
      expect(box.right).toBeLessThanOrEqual(width);
      expect(box.left).toBeGreaterThanOrEqual(boxes[index - 1]?.right ?? 0);
    }
  }
  await expectAccessible(page, 'a video');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: /^Playback speed/ }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  const [menu, picture] = await Promise.all([
    page.getByRole('menu').boundingBox(),
    stage(page).boundingBox(),
  ]);
  expect(menu?.y).toBeGreaterThanOrEqual(picture?.y ?? 0);
  await expectAccessible(page, 'a video with its menu open');
});
