import { expect, test } from './fixtures.ts';

test('eight questions are answered', async ({ page }) => {
  await page.goto('/faq');
  const questions = page
    .getByRole('main')
    .getByRole('heading', { level: 2 })
    .or(page.getByRole('main').getByRole('button', { name: /\?$/ }));
  await expect(page.getByRole('main').getByRole('button', { name: /\?$/ })).toHaveCount(8);
  await expect(questions.first()).toBeVisible();
  await page.getByRole('button', { name: /refund/i }).click();
  await expect(page.getByText(/30 days/).first()).toBeVisible();
  await expect(page.getByText(/30%/).first()).toBeVisible();
});

test('the search filters when it is submitted, and can be cleared', async ({ page }) => {
  await page.goto('/faq');
  const questions = page.getByRole('main').getByRole('button', { name: /\?$/ });
  const search = page.getByRole('main').getByRole('searchbox');
  await search.fill('certificate');
  await expect(questions).toHaveCount(8);
  await search.press('Enter');
  await expect(questions).not.toHaveCount(8);
  await search.fill('xyzzy');
  await search.press('Enter');
  await expect(page.getByText('No results', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Clear Search' }).click();
  await expect(questions).toHaveCount(8);
});

test("'Contact Support' does nothing", async ({ page }) => {
  await page.goto('/faq');
  await page.getByRole('button', { name: 'Contact Support' }).click();
  await expect(page).toHaveURL(/\/faq$/);
});
