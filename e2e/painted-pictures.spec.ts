import { buildPath, webRoutes } from '@academy/contract/interface/web-routes.ts';
import { expect, test } from './fixtures.ts';
import { changeStatus, newCreator } from './own-courses.ts';

test.use({ academy: 'studio' });

test('a picture that leads nowhere gives way to the painted one, though it failed before the app was there', async ({
  page,
  context,
  pageErrors,
}) => {
  pageErrors.allow(/net::ERR_FAILED/);
  const gone = 'https://pictures.example/gone.jpg';
  const { courseId } = await newCreator(page, { thumbnailUrl: gone });
  await changeStatus(page, courseId, 'published');
  await context.clearCookies();

  const failed = page.waitForEvent('requestfailed', (request) => request.url() === gone);
  await page.route(gone, (route) => route.abort());
  await page.route('**/assets/*.js', async (route) => {
    await failed;
    await route.continue();
  });
  await page.goto(buildPath(webRoutes.course, { courseId }));
  const cover = page.getByRole('main').locator('img[src^="/api/alpana/"]').first();
  await expect(cover).toBeVisible();
  await expect(cover).toHaveJSProperty('naturalWidth', 640);
});

test('the ground of a course that is being written follows its category', async ({ page }) => {
  await newCreator(page);
  await page.goto('/creator-dashboard/create');
  const cover = page.getByRole('main').locator('img');
  for (const [category, hue] of [
    ['Data Science', 'teal'],
    ['Web Development', 'terracotta'],
  ] as const) {
    await page.getByRole('combobox', { name: 'Category' }).selectOption(category);
    await expect(cover).toHaveAttribute('src', new RegExp(`/covers/${hue}/`));
    await expect(cover).toHaveJSProperty('naturalWidth', 640);
  }
});

test('a wheel lies behind a page that is missing', async ({ page, pageErrors }) => {
  pageErrors.allow(/status of 404/);
  const wheel = page.waitForResponse(/\/api\/alpana\/v\d+\/wheels\/404\.svg$/);
  await page.goto('/nowhere');
  const answer = await wheel;
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-encoding']).toBe('br');
});
