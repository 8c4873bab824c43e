import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** What is there by now is on the screen then, and its shifts are known. */
const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

for (const width of [390, 1280]) {
  test(`nothing moves while the catalogue loads at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    // Courses and fonts that come late: whoever waits must not see the page jump when they do.
    const late = Promise.withResolvers<void>();
    await page.route(/\/api\/courses\?|\.woff2$/, async (route) => {
      await late.promise;
      await route.fallback();
    });
    await page.goto('/courses', { waitUntil: 'commit' });
    await expect(page.getByText('Loading courses...').last()).toBeVisible();
    await twoFrames(page);
    late.resolve();
    await expect(page.getByRole('button', { name: 'Load more courses' })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    await twoFrames(page);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.005);
  });
}
