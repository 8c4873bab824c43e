import { listCourses, titles } from './demo-courses.ts';
import { expect, test } from './fixtures.ts';

test('a visitor finds the library on the home page and goes on to the catalogue', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Continue your learning journey');
  await expect(page.getByRole('heading', { name: 'Sign in to see your courses' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign In', exact: true })).toBeVisible();
  const library = page.getByRole('region', { name: 'Course Library' });
  await expect(library.getByRole('listitem').filter({ has: page.getByRole('heading') })).toHaveCount(8);
  // Its length is fixed, however many courses there are.
  await expect(page.getByRole('button', { name: 'Load more courses' })).toHaveCount(0);
  await expect(page.locator('#explorer')).toContainText('Course Library');
  await page.getByRole('main').getByRole('link', { name: 'Explore Courses' }).click();
  await expect(page).toHaveURL(/\/courses$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Browse All Courses');
});

test("'My Courses' leads to the place of one's courses on the home page", async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'My Courses' }).click();
  await expect(page).toHaveURL(/#my-courses$/);
  await expect(page.locator('#my-courses')).toBeInViewport();
});

test('more courses are loaded eight at a time until there are no more', async ({ page, request }) => {
  const total = (await listCourses(request)).length;
  expect(total).toBeGreaterThan(8);
  await page.goto('/courses');
  const cards = page.getByRole('region', { name: 'All Courses' }).getByRole('heading', { level: 3 });
  await expect(cards).toHaveCount(8);
  const more = page.getByRole('button', { name: 'Load more courses' });
  for (let shown = 16; shown < total + 8; shown += 8) {
    await more.click();
    await expect(cards).toHaveCount(Math.min(shown, total));
  }
  await expect(more).toBeHidden();
});

test('a card wears BESTSELLER before NEW, and shows what the course costs', async ({ page }) => {
  const dressed = [
    { bestseller: true, isNew: true, price: 49 },
    { bestseller: false, isNew: true, price: null },
    { bestseller: false, isNew: false, price: 12.5 },
  ];
  await page.route('**/api/courses?*', async (route) => {
    const response = await route.fetch();
    const courses = await response.json();
    await route.fulfill({
      response,
      json: dressed.map((dress, index) => ({ ...courses[index], featured: true, ...dress })),
    });
  });
  await page.goto('/courses');
  const cards = page.getByRole('region', { name: 'All Courses' }).getByRole('listitem');
  await expect(cards).toHaveCount(3);
  const badges = cards.getByText(/^(BESTSELLER|FEATURED|NEW)$/);
  await expect(badges).toHaveText(['BESTSELLER', 'NEW']);
  for (const [index, price] of ['$49', 'FREE', '$12.50'].entries()) {
    await expect(cards.nth(index).getByText(price, { exact: true })).toBeVisible();
  }
});

test('a course is opened from its card, and the way back is the catalogue', async ({ page }) => {
  await page.goto('/courses');
  await page.getByRole('link', { name: titles.newest }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles.newest);
  await expect(page).toHaveTitle(new RegExp(titles.newest));
  await page.getByRole('link', { name: 'Back to My Courses' }).click();
  await expect(page).toHaveURL(/\/courses$/);
});

test('a visitor is asked to log in to enroll, and comes back to the enrollment page', async ({ page }) => {
  await page.goto('/courses');
  await page.getByRole('link', { name: 'Login to Enroll' }).first().click();
  await expect(page).toHaveURL(/\/login\?returnTo=/);
  await expect(page.getByText('Login Required', { exact: true })).toBeVisible();
  await expect(page.getByText('Please log in to enroll in this course', { exact: true })).toBeVisible();
  expect(new URL(page.url()).searchParams.get('returnTo')).toMatch(/^\/course\/[^/]+\/enroll$/);
});

test("one's own courses are for those who signed in", async ({ page }) => {
  await page.goto('/courses?filter=in-progress');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Courses');
  await expect(page.getByRole('heading', { name: 'Courses In Progress' })).toBeVisible();
  await expect(page.getByText('Sign in to see your courses')).toBeVisible();
});
