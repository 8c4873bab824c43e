import { expect, type Page } from '@playwright/test';

/** Waits until the page is the app's, and no longer the frame that the server drew: what is typed into that may go with it. */
export async function expectAppsOwn(page: Page): Promise<void> {
  const isReacts = () =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react'));
  await expect.poll(() => page.evaluate(isReacts)).toBe(true);
}
