import { expect, test } from './fixtures.ts';

const course = '0190a5c2-0000-7000-8000-000000000000';

const protectedAddresses = [
  '/profile',
  '/creator-dashboard',
  ...['dashboard', 'courses', 'create', 'settings'].map((tab) => `/creator-dashboard/${tab}`),
  ...['detail', 'curriculum', 'edit', 'edit/curriculum'].map(
    (page) => `/creator-dashboard/courses/${course}/${page}`,
  ),
  `/courses/${course}/students`,
  `/course/${course}/module/${course}/lesson/${course}`,
  `/course-player/${course}`,
];

test('every protected address sends a visitor to log in first', async ({ page }) => {
  test.slow();
  for (const address of protectedAddresses) {
    await page.goto(address);
    await expect(page, address).toHaveURL(`/login?returnTo=${encodeURIComponent(address)}`);
  }
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
});
