import { courseIdOf, titles } from './demo-courses.ts';
import { expect, test } from './fixtures.ts';

test('a visitor reads what a course is about, and its locked curriculum', async ({ page, request }) => {
  await page.goto(`/course/${await courseIdOf(request, titles.newest)}`);
  const main = page.getByRole('main');
  await expect(main.getByText('NEW', { exact: true })).toBeVisible();
  await expect(main.getByText(/^Last updated [A-Z][a-z]+ \d{4}$/)).toBeVisible();
  await expect(main.getByText('13 lessons · 2h 10m')).toBeVisible();
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

test('what a course does not say itself is shown as its default', async ({ page, request }) => {
  await page.goto(`/course/${await courseIdOf(request, titles.featuredInBengali)}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(titles.featuredInBengali);
  await expect(main.getByText('FEATURED', { exact: true })).toBeVisible();
  await expect(main.getByText('Last updated May 2025')).toBeVisible();
  await expect(main.getByText('Bengali', { exact: true }).first()).toBeVisible();
});

test('a course without content says so', async ({ page, request }) => {
  await page.goto(`/course/${await courseIdOf(request, titles.withoutContent)}`);
  await expect(page.getByText("This course doesn't have any content yet.")).toBeVisible();
  await expect(page.getByText("This course doesn't have any lessons yet").first()).toBeVisible();
});

for (const path of ['/course/no-such-course', '/course/no-such-course/enroll']) {
  test(`a missing course is told at ${path}`, async ({ page, pageErrors }) => {
    pageErrors.allow(/status of 404/);
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Course Not Found' })).toBeVisible();
    await page.getByRole('link', { name: 'Browse All Courses' }).click();
    await expect(page).toHaveURL(/\/courses$/);
  });
}

test('the enrollment page tells everything, and a visitor has to log in', async ({ page, request }) => {
  await page.goto(`/course/${await courseIdOf(request, titles.withAllSections)}/enroll`);
  const main = page.getByRole('main');
  for (const badge of ['BESTSELLER', 'FEATURED'])
    await expect(main.getByText(badge, { exact: true })).toBeVisible();
  for (const section of ["What you'll learn", 'Requirements', 'Who this course is for']) {
    await expect(main.getByRole('heading', { name: section })).toBeVisible();
    await expect(main.getByRole('region', { name: section }).getByRole('listitem').first()).toBeVisible();
  }
  const perks = ['Lifetime access', 'Certificate of completion', 'AI Assistant support'];
  for (const text of ['$29', '10 lessons', '1.5 hours', 'Intermediate', ...perks]) {
    await expect(main.getByText(text, { exact: true })).toBeVisible();
  }
  const { description, instructor, studentCount } = await (
    await request.get(`/api/courses/${await courseIdOf(request, titles.withAllSections)}`)
  ).json();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(titles.withAllSections);
  await expect(main.getByText(description)).toBeVisible();
  await expect(main.getByText(instructor, { exact: true })).toBeVisible();
  await expect(main.locator('header [data-initials], header img')).toHaveCount(1);
  const students = new Intl.NumberFormat('en-US').format(studentCount);
  await expect(main.getByText(`Rated 4.7 out of 5 (${students} student`)).toBeVisible();
  await expect(main.getByText(`${students} enrolled`, { exact: true })).toBeVisible();
  // Among the facts under the title, and in the card with the price.
  await expect(main.getByText('English', { exact: true })).toHaveCount(2);
  // The course has no picture of its own, so it is painted.
  const cover = main.locator('img[src^="data:image/svg+xml"]');
  await expect(cover).toBeVisible();
  await expect(cover).not.toHaveJSProperty('naturalWidth', 0);
  await expect(main.getByText(/30-day money-back/)).toBeVisible();
  await main.getByRole('button', { name: 'Enroll Now' }).click();
  await expect(page.getByText('Login Required', { exact: true })).toBeVisible();
  await expect(page.getByText('Please log in to enroll in this course', { exact: true })).toBeVisible();
});

test('the enrollment page fills in what a course leaves out', async ({ page, request }) => {
  await page.goto(`/course/${await courseIdOf(request, titles.withoutContent)}/enroll`);
  const main = page.getByRole('main');
  for (const text of ['FREE', '6 hours', 'Beginner']) {
    await expect(main.getByText(text, { exact: true })).toBeVisible();
  }
  for (const section of ["What you'll learn", 'Requirements', 'Who this course is for']) {
    await expect(main.getByRole('region', { name: section }).getByRole('listitem').first()).toBeVisible();
  }
  await page.goto(`/course/${await courseIdOf(request, titles.featuredInBengali)}/enroll`);
  // Among the facts under the title, and in the card with the price.
  await expect(main.getByText('Bengali', { exact: true })).toHaveCount(2);
});

test('a second toast takes the place of the first, and a closed one is forgotten 1,000,000 ms later', async ({
  page,
  request,
}) => {
  await page.clock.install();
  await page.goto(`/course/${await courseIdOf(request, titles.newest)}/enroll`);
  await expect(page.getByRole('main').getByText('NEW', { exact: true })).toBeVisible();
  const enroll = page.getByRole('button', { name: 'Enroll Now' });
  const told = page.getByText('Login Required', { exact: true });
  await enroll.click();
  await expect(told).toHaveCount(1);
  await enroll.click();
  await expect(told).toHaveCount(1);

  await page.clock.pauseAt(Date.now() + 60_000);
  await enroll.click();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(told).toHaveCount(0);
  // What draws toasts stays as long as there is one to remember.
  const toasts = page.getByRole('region', { name: /^Notification/, includeHidden: true });
  await page.clock.fastForward(999_999);
  await expect(toasts).toHaveCount(1);
  await page.clock.fastForward(1);
  await expect(toasts).toHaveCount(0);
});
