import { test } from './fixtures.ts';
import { expectPrepared, newCreatorsLesson, PREPARED_WITHIN_MS, uploadClip } from './lesson-video.ts';
import { currentTime, expect, videoState } from './player-stage.ts';

test.use({ academy: 'studio' });

test('segments without their key cannot be played', async ({ page }) => {
  test.setTimeout(PREPARED_WITHIN_MS + 60_000);
  const lesson = await newCreatorsLesson(page);
  await uploadClip(page.request, lesson, 'varying-rate.mp4');
  await expectPrepared(page, lesson, { heights: 'one' });
  // With the key they can: what fails below fails for want of it, and of nothing else.
  await page.goto(lesson.address);
  await page.getByRole('button', { name: 'Play video' }).click();
  await expect.poll(() => currentTime(page)).toBeGreaterThan(0.5);

  let segments = 0;
  let keysTaken = 0;
  page.on('response', (response) => {
    if (response.ok() && response.url().endsWith('.ts')) segments += 1;
  });
  await page.route(/\.m3u8/, async (route) => {
    const answer = await route.fetch();
    const playlist = await answer.text();
    const without = playlist.replaceAll(/#EXT-X-KEY:.*\r?\n/g, '');
    if (without !== playlist) keysTaken += 1;
    await route.fulfill({ response: answer, body: without });
  });
  await page.goto(lesson.address);
  await expect.poll(() => segments).toBeGreaterThan(0);
  expect(keysTaken).toBeGreaterThan(0);
  await page.locator('video').evaluate((video: HTMLVideoElement) => void video.play().catch(() => undefined));
  // Among random bytes there may be what looks like the beginning of a sound. Then the player waits for more of it.
  const failed = page.getByRole('alert').getByText('Video Error');
  await expect(failed.or(page.getByText('Your connection is slow.'))).toBeVisible({ timeout: 30_000 });
  expect((await videoState(page)).height).toBe(0);
  const frames = page
    .locator('video')
    .evaluate((video: HTMLVideoElement) => video.getVideoPlaybackQuality().totalVideoFrames);
  expect(await frames).toBe(0);
});
