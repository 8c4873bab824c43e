import { chromiumLaunchOptions } from './chromium.ts';
import { expect, test } from './fixtures.ts';
import { studentWithVideo } from './player-stage.ts';

// Playwright hides scrollbars, and with them what they do to a page.
test.use({
  academy: 'school',
  launchOptions: { ...chromiumLaunchOptions(), ignoreDefaultArgs: ['--hide-scrollbars'] },
});

test('pages keep the room of the scrollbar, and a film on the full screen takes it', async ({ page }) => {
  const { address } = await studentWithVideo(page, { heights: 'one' });
  await page.goto(address);
  const width = () => page.evaluate(() => document.fullscreenElement?.getBoundingClientRect().width);
  const screen = await page.evaluate(() => window.innerWidth);
  expect(await page.evaluate(() => document.body.clientWidth)).toBeLessThan(screen);
  await page.getByRole('button', { name: 'Full screen', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Exit full screen' })).toBeVisible();
  expect(await width()).toBe(screen);
});
