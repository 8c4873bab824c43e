import type { Page } from '@playwright/test';

/** A headless browser never hides a tab, so the event that a real one sends is sent by hand. */
export async function comeBackTo(page: Page): Promise<void> {
  await page.bringToFront();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}
