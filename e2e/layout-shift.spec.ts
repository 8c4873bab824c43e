import { expect, test } from './fixtures.ts';

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
    await page.route(/\/api\/courses\?|\.woff2$/, async (route) => {
      const response = await route.fetch();
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.fulfill({ response });
    });
    await page.goto('/courses');
    await expect(page.getByRole('button', { name: 'Load more courses' })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.005);
  });
}
