import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Skeletons are hidden from screen readers, and so are found by their animation. */
export const skeletonsOf = (part: Page | Locator): Locator => part.locator('.animate-breathe');

/** The page has its heading, and nothing on it stands for what is still to come. */
export async function expectWhole(page: Page): Promise<void> {
  await expect(page.getByRole('main').locator('h1').first()).toBeAttached();
  await expect(skeletonsOf(page)).toHaveCount(0);
}
