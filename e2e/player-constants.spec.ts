/* The constants of the player, read from the player that runs: its sliders, its poster, its stream and its clock. */
import { test } from './fixtures.ts';
import { holdRequests } from './held-requests.ts';
import { currentTime, expect, seekSlider, stage, startPlaying, studentWithVideo } from './player-stage.ts';

test.use({ academy: 'school' });

/** Runs in the page before its own scripts, and records what only they see. */
function takeNotes(): void {
  // Only the streaming library has a property of this name: the object that gets it is the stream that plays.
  Object.defineProperty(Object.prototype, 'userConfig', {
    configurable: true,
    set(value: unknown) {
      const own = { value, configurable: true, enumerable: true, writable: true };
      Object.defineProperty(this, 'userConfig', own);
      Reflect.set(window, 'stream', this);
    },
  });
  const draw = HTMLCanvasElement.prototype.toBlob;
  HTMLCanvasElement.prototype.toBlob = function (done, type, quality) {
    Reflect.set(window, 'takenPicture', { type, quality });
    draw.call(this, done, type, quality);
  };
}

test('sliders, times, poster and stream have the specified values', async ({ page }) => {
  const { address } = await studentWithVideo(page, { heights: 'one' });
  await page.addInitScript(takeNotes);
  const releaseManifest = await holdRequests(page, /\/api\/hls\/stream\/[^/]+$/);
  await page.goto(address);
  await expect(stage(page).getByText('Loading...')).toBeVisible();
  await expect(seekSlider(page)).toBeDisabled();
  await expect(stage(page).getByText('0:00 / 0:00')).toBeVisible();
  releaseManifest();

  await expect(page.getByRole('button', { name: 'Play video' })).toBeVisible();
  await expect(stage(page).getByText('Loading...')).toHaveCount(0);
  const attributes = (name: string) =>
    page
      .getByRole('slider', { name })
      .evaluate(({ min, max, step, value }: HTMLInputElement) => [min, max, step, value]);
  expect(await attributes('Volume')).toEqual(['0', '1', '0.01', '0.8']);
  expect(await attributes('Seek')).toEqual(['0', '100', 'any', '0']);
  await expect(stage(page).getByText(/^0:00 \/ \d+:\d\d$/)).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'takenPicture')))
    .toEqual({ type: 'image/jpeg', quality: 0.95 });

  const settings = await page.evaluate(() => {
    const { manifestLoadPolicy, fragLoadPolicy, keyLoadPolicy, ...rest } = Reflect.get(
      window,
      'stream',
    ).config;
    const plain = Object.entries(rest).filter(([, value]) => ['number', 'boolean'].includes(typeof value));
    return { plain: Object.fromEntries(plain), manifestLoadPolicy, fragLoadPolicy, keyLoadPolicy };
  });
  expect(settings.plain).toMatchObject({
    maxBufferLength: 30,
    maxMaxBufferLength: 60,
    liveSyncDuration: 3,
    enableWorker: true,
    startLevel: -1,
    abrEwmaDefaultEstimate: 1_000_000,
    abrBandWidthFactor: 0.95,
    abrBandWidthUpFactor: 0.7,
    maxBufferHole: 0.5,
    lowLatencyMode: false,
    backBufferLength: 30,
  });
  expect(settings).toMatchObject({
    manifestLoadPolicy: { default: { maxLoadTimeMs: 20_000 } },
    fragLoadPolicy: {
      default: { maxLoadTimeMs: 120_000, errorRetry: { maxNumRetry: 6 }, timeoutRetry: { maxNumRetry: 4 } },
    },
    keyLoadPolicy: { default: { errorRetry: { maxNumRetry: 8 } } },
  });
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  test('the controls hide 3000 ms after they were touched, and a touch of the picture brings them back', async ({
    page,
  }) => {
    await page.clock.install();
    const { address } = await studentWithVideo(page, { heights: 'one' });
    await startPlaying(page, address);
    // Time stands still for the page from here, though not for the video.
    await page.clock.pauseAt(Date.now() + 60_000);
    await expect(stage(page)).toHaveAttribute('data-controls', 'hidden');
    await page.locator('video').tap({ position: { x: 200, y: 90 } });
    await expect(stage(page)).toHaveAttribute('data-controls', 'visible');
    await page.clock.runFor(2999);
    await expect(stage(page)).toHaveAttribute('data-controls', 'visible');
    await page.clock.runFor(1);
    await expect(stage(page)).toHaveAttribute('data-controls', 'hidden');
    // The tap showed them and did nothing else.
    const before = await currentTime(page);
    await expect.poll(() => currentTime(page)).toBeGreaterThan(before);
  });
});
