/*
 * What cameras and screen recorders write, uploaded and watched. The clips are three seconds long and were made with
 * ffmpeg's testsrc: 405 x 719 in ten bits, without sound, turned by a quarter, and with a varying frame rate.
 */

import { test } from './fixtures.ts';
import {
  expectPrepared,
  newCreatorsLesson,
  PREPARED_WITHIN_MS,
  uploadClip,
  videoStatusOf,
} from './lesson-video.ts';
import { currentTime, expect, videoState } from './player-stage.ts';

test.use({ academy: 'studio' });

const kinds = [
  { clip: 'ten-bit-405x719.mp4', shape: 404 / 718, sound: true },
  { clip: 'silent.mp4', shape: 640 / 360, sound: false },
  { clip: 'rotated.mp4', shape: 360 / 640, sound: true },
  { clip: 'varying-rate.mp4', shape: 640 / 360, sound: true },
];

for (const { clip, shape, sound } of kinds) {
  test(`${clip} plays upright, in full length, with the sound it has`, async ({ page }) => {
    test.setTimeout(PREPARED_WITHIN_MS + 60_000);
    const lesson = await newCreatorsLesson(page);
    await uploadClip(page.request, lesson, clip);
    await expectPrepared(page, lesson, { heights: 'all' });
    const { playing } = await videoStatusOf(page, lesson);
    expect(Math.abs((playing?.durationSeconds ?? 0) - 3)).toBeLessThanOrEqual(0.03);

    await page.goto(lesson.address);
    await page.getByRole('button', { name: 'Play video' }).click();
    // It may have ended before we look, and stays at its end then.
    await expect.poll(() => currentTime(page)).toBeGreaterThan(1);
    const size = await page
      .locator('video')
      .evaluate((video: HTMLVideoElement) => video.videoWidth / video.videoHeight);
    expect(Math.abs(size / shape - 1)).toBeLessThan(0.02);
    const state = await videoState(page);
    // The browser counts the sound's last frame, a tenth of a second at most, to its end.
    expect(Math.abs(state.duration - 3)).toBeLessThan(0.1);
    expect(state.decodedSoundBytes > 0).toBe(sound);
  });
}
