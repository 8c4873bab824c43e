import { titles } from './demo-courses.ts';
import { expect, test } from './fixtures.ts';

test('a visitor goes from the home page to the catalogue, into a course and back, and is asked to log in to enroll', async ({
  page,
}) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Continue your learning journey');
  const library = page.getByRole('region', { name: 'Course Library' });
  await expect(library.getByRole('listitem').filter({ has: page.getByRole('heading') })).toHaveCount(8);
  await main.getByRole('link', { name: 'My Courses' }).click();
  await expect(page).toHaveURL(/#my-courses$/);
  await expect(page.locator('#my-courses')).toBeInViewport();
  await main.getByRole('link', { name: 'Explore Courses' }).click();
  await expect(page).toHaveURL(/\/courses$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Browse All Courses');

  const cards = page.getByRole('region', { name: 'All Courses' }).getByRole('heading', { level: 3 });
  await expect(cards).toHaveCount(8);
  await page.getByRole('button', { name: 'Load more courses' }).click();
  await expect(cards).not.toHaveCount(8);
  await page.getByRole('link', { name: titles.newest }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles.newest);
  await expect(page).toHaveTitle(new RegExp(titles.newest));
  await page.getByRole('link', { name: 'Back to My Courses' }).click();
  await expect(page).toHaveURL(/\/courses$/);
  await page.getByRole('link', { name: 'Login to Enroll' }).first().click();
  await expect(page).toHaveURL(/\/login\?returnTo=/);
  await expect(page.getByText('Login Required', { exact: true })).toBeVisible();
  await expect(page.getByText('Please log in to enroll in this course', { exact: true })).toBeVisible();
  expect(new URL(page.url()).searchParams.get('returnTo')).toMatch(/^\/course\/[^/]+\/enroll$/);
});
