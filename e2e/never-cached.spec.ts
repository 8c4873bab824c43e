import { openPagesEmpty } from './empty-page.ts';
import { expect, test } from './fixtures.ts';
import { comeBackTo } from './users.ts';

test('what was fetched is fetched again at every visit and every return, and a failure is not tried again', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/status of 503/);
  await page.clock.install();
  const lists = { asked: 0, away: false };
  await page.route('**/api/courses?*', (route) => {
    lists.asked += 1;
    return lists.away ? route.fulfill({ status: 503, json: {} }) : route.fallback();
  });
  const navigation = page.getByRole('navigation', { name: 'Main' });
  const more = page.getByRole('button', { name: 'Load more courses' });

  await page.goto('/courses');
  await expect(more).toBeVisible();
  await expect.poll(() => lists.asked).toBe(1);
  await navigation.getByRole('link', { name: 'FAQ' }).click();
  // The address changes before the page does, and who turns round in between has not left.
  await expect(more).toBeHidden();
  const secondVisit = page.waitForResponse(/\/api\/courses\?/);
  await navigation.getByRole('link', { name: 'Courses' }).click();
  // Who comes back while an answer is still on its way waits for that one.
  await (await secondVisit).finished();
  await expect(more).toBeVisible();
  expect(lists.asked).toBe(2);

  // The page takes an answer in a moment after it has come, and until then there is nothing to come back to.
  await expect(async () => {
    if (lists.asked < 3) await comeBackTo(page);
    expect(lists.asked).toBe(3);
  }).toPass({ timeout: 10_000 });
  await page.waitForLoadState('networkidle');
  expect(lists.asked).toBe(3);

  lists.away = true;
  await openPagesEmpty(page);
  await page.goto('/courses?search=sql');
  await expect(page.getByRole('heading', { name: 'The courses could not be loaded.' })).toBeVisible();
  await page.clock.fastForward('01:00:00');
  await page.waitForLoadState('networkidle');
  expect(lists.asked).toBe(4);
});
