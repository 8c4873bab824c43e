import { courseIdOf, titles } from './demo-courses.ts';
import { expect, test } from './fixtures.ts';

test('a visitor reads what a course is about, and its locked curriculum', async ({ page, request }) => {
  await page.goto(`/course/${await courseIdOf(request, titles.newest)}`);
  const main = page.getByRole('main');
  await expect(main.getByText('NEW', { exact: true })).toBeVisible();
  await expect(main.getByText(/^Last updated [A-Z][a-z]+ \d{4}$/)).toBeVisible();
  await expect(main.getByText('13 lessons · 2h 10m (estimated)')).toBeVisible();
  const { title, description, instructor } = await (
    await request.get(`/api/courses/${await courseIdOf(request, titles.newest)}`)
  ).json();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(main.getByText(description.slice(0, 60)).first()).toBeVisible();
  await expect(main.getByRole('region', { name: 'Overview' })).toBeVisible();
  await expect(main.getByRole('region', { name: 'Instructor' }).getByText(instructor)).toBeVisible();
  // One over the picture, one beside the curriculum.
  await expect(main.getByRole('link', { name: 'Login to Start' })).toHaveCount(2);
  await expect(main.locator('img').first()).toBeVisible();
  await expect(main.getByText(/^Locked: From a sketch to a component tree/)).toBeVisible();
  const second = main.getByRole('button', { name: /^State, as little as possible/ });
  await second.click();
  await expect(second).toHaveAttribute('aria-expanded', 'true');
  await expect(main.getByRole('link', { name: 'From a sketch to a component tree' })).toHaveCount(0);
});

test('the enrollment page tells everything, and a visitor has to log in', async ({ page, request }) => {
  const courseId = await courseIdOf(request, titles.withAllSections);
  await page.goto(`/course/${courseId}/enroll`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(titles.withAllSections);
  for (const text of ['BESTSELLER', 'FEATURED', '$29', '10 lessons', '1.5 hours', 'Intermediate']) {
    await expect(main.getByText(text, { exact: true })).toBeVisible();
  }
  const { description, studentCount } = await (await request.get(`/api/courses/${courseId}`)).json();
  await expect(main.getByText(description)).toBeVisible();
  const students = new Intl.NumberFormat('en-US').format(studentCount);
  await expect(main.getByText(`${students} enrolled`, { exact: true })).toBeVisible();
  // The course has no picture of its own, so it is painted.
  const cover = main.locator('img[src^="/api/alpana/"]');
  await expect(cover).toBeVisible();
  await expect(cover).not.toHaveJSProperty('naturalWidth', 0);
  await main.getByRole('button', { name: 'Enroll Now' }).click();
  await expect(page.getByText('Login Required', { exact: true })).toBeVisible();
  await expect(page.getByText('Please log in to enroll in this course', { exact: true })).toBeVisible();
});

test('a missing course is told', async ({ page, pageErrors }) => {
  pageErrors.allow(/status of 404/);
  await page.goto('/course/no-such-course');
  await expect(page.getByRole('heading', { name: 'Course Not Found' })).toBeVisible();
});
