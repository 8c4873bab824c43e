import { expect, test } from './fixtures.ts';

test('questions are answered, filtered when the search is submitted, and all there when it is cleared', async ({
  page,
}) => {
  await page.goto('/faq');
  const questions = page.getByRole('main').getByRole('button', { name: /\?$/ });
  await expect(questions).toHaveCount(8);
  await page.getByRole('button', { name: /refund/i }).click();
  await expect(page.getByText(/within 30 days .* less than 30% of it/)).toBeVisible();
  const search = page.getByRole('main').getByRole('searchbox');
  await search.fill('xyzzy');
  await search.press('Enter');
  await expect(page.getByText('No results', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Clear Search' }).click();
  await expect(questions).toHaveCount(8);
});
