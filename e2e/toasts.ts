import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

const toastOf = (page: Page) => page.getByRole('region', { name: /^Notification/ }).getByRole('listitem');

/** Word for word, unless a pattern is given. */
export async function expectToast(page: Page, title: string, description?: string | RegExp): Promise<void> {
  const toast = toastOf(page);
  await expect(toast.getByText(title, { exact: true })).toBeVisible();
  if (description !== undefined) await expect(toast.getByText(description, { exact: true })).toBeVisible();
  // A long text must not squeeze the icon beside it. A toast that leaves while its icons are read measures nothing.
  const squeezed = () =>
    toast.locator('svg').evaluateAll((icons) => icons.filter(({ clientWidth }) => clientWidth !== 20).length);
  await expect.poll(squeezed).toBe(0);
}

/** And out of the way afterwards, so that the next one is known to be another. */
export async function takeToast(page: Page, title: string, description: string): Promise<void> {
  await expectToast(page, title, description);
  const toast = toastOf(page);
  await toast.getByRole('button', { name: 'Close' }).click();
  await expect(toast).toHaveCount(0);
}
