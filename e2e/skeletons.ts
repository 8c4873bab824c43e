import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Skeletons are hidden from screen readers, and so are found by their animation. */
export const skeletonsOf = (part: Page | Locator): Locator => part.locator('.animate-breathe');

/** The page has its heading, and nothing on it stands for what is still to come. */
export async function expectWhole(page: Page): Promise<void> {
  await expect(page.getByRole('main').locator('h1').first()).toBeAttached();
  // What is fetched when it is about to be seen comes, too.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(skeletonsOf(page)).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 0));
}
