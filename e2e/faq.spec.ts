import { expect, test } from './fixtures.ts';

test('eight questions are answered', async ({ page }) => {
  await page.goto('/faq');
  await expect(page.getByRole('main').getByRole('button', { name: /\?$/ })).toHaveText([
    /enroll/i,
    /pa(y|id)/i,
    /phone|mobile/i,
    /access/i,
    /certificate/i,
    /refund/i,
    /offline/i,
    /contact an instructor/i,
  ]);
  await page.getByRole('button', { name: /refund/i }).click();
  await expect(page.getByText(/within 30 days .* less than 30% of it/)).toBeVisible();
  await page.getByRole('button', { name: /contact an instructor/i }).click();
  await expect(page.getByText(/within 1 to 3 business days/)).toBeVisible();
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
