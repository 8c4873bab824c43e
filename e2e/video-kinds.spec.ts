/*
 * What cameras and screen recorders write, uploaded and watched. The clips are three seconds long and were made with
 * ffmpeg's testsrc: 405 x 719 in ten bits, without sound, turned by a quarter, and with a varying frame rate.
 */
import { newCreatorsLesson, uploadClip, videoStatusOf } from './creators-course.ts';
import { test } from './fixtures.ts';
import { currentTime, expect, videoFacts } from './player-stage.ts';

test.use({ academy: 'studio' });

/** Other videos may be before it in the queue. */
const PREPARED_WITHIN_MS = 300_000;

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
    await expect
      .poll(async () => (await videoStatusOf(page.request, lesson)).state, {
        timeout: PREPARED_WITHIN_MS,
        intervals: [300],
      })
      .toBe('ready');
    const { playing } = await videoStatusOf(page.request, lesson);
    expect(Math.abs((playing?.durationSeconds ?? 0) - 3)).toBeLessThanOrEqual(0.03);

    await page.goto(lesson.address);
    await page.getByRole('button', { name: 'Play video' }).click();
    // It may have ended before we look, and stays at its end then.
    await expect.poll(() => currentTime(page)).toBeGreaterThan(1);
    const size = await page
      .locator('video')
      .evaluate((video: HTMLVideoElement) => video.videoWidth / video.videoHeight);
    expect(Math.abs(size / shape - 1)).toBeLessThan(0.02);
    const facts = await videoFacts(page);
    // The browser counts the sound's last frame, a tenth of a second at most, to its end.
    expect(Math.abs(facts.duration - 3)).toBeLessThan(0.1);
    expect(facts.decodedSoundBytes > 0).toBe(sound);
  });
}
