import { courseIdOf, titles } from './demo-courses.ts';
import { expectAccessible, expectReadable } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { beNewUser, enrollIn } from './learners.ts';
import {
  addLesson,
  addModule,
  changeStatus,
  chooseCourseAction,
  details,
  newCreator,
} from './own-courses.ts';
import { beSignedIn, creator } from './users.ts';

test.use({ academy: 'studio' });

test('a course without students says so, and then shows who enrolled', async ({ page, browser, baseURL }) => {
  test.slow();
  const { courseId } = await newCreator(page);
  await changeStatus(page, courseId, 'published');
  await page.goto(`/courses/${courseId}/students`);
  await expect(page.getByRole('heading', { name: 'No students yet' })).toBeVisible();
  await expectReadable(page, 'no students yet');
  const other = await browser.newPage(baseURL === undefined ? {} : { baseURL });
  const { email } = await beNewUser(other);
  await enrollIn(other, courseId);
  await other.close();
  await page.reload();
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Student' })).toHaveAttribute('aria-sort', 'ascending');
  await expectReadable(page, 'students');
});

test.describe('of the demo academy', () => {
  test.use({ academy: 'library' });

  test('every page that works on a course tells a user who is not its author that it is not theirs', async ({
    page,
    pageErrors,
  }) => {
    pageErrors.allow(/status of 40[34]/);
    await beNewUser(page);
    const courseId = await courseIdOf(page.request, titles.newest);
    const course = `/creator-dashboard/courses/${courseId}`;
    for (const path of [
      `/courses/${courseId}/students`,
      `/course-player/${courseId}`,
      `${course}/curriculum`,
      `${course}/edit`,
      `${course}/detail`,
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'This course is not yours' })).toBeVisible();
    }
  });
});

test('a draft is previewed as its students will see it, by its author and by admins alone', async ({
  page,
  browser,
  baseURL,
  pageErrors,
}) => {
  test.slow();
  pageErrors.allow(/status of 404/);
  const { courseId } = await newCreator(page);
  await addLesson(page, courseId, 'Threading the loom');
  await addModule(page, courseId, 'Nothing woven yet');
  await page.goto('/creator-dashboard/courses');
  await chooseCourseAction(page, details.title, 'Preview');
  await expect(page).toHaveURL(`/course-player/${courseId}`);
  await expect(page.getByRole('complementary', { name: 'Preview' })).toContainText('Draft');
  await expect(page.getByRole('heading', { level: 1, name: details.title })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Threading the loom' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /^Up next: Threading the loom/ })).toContainText('10:00');
  await page.getByRole('button', { name: /^Nothing woven yet/ }).click();
  await expect(page.getByText('No lessons available in this module')).toBeVisible();
  await expectAccessible(page, 'the preview of a draft');

  await page.getByRole('link', { name: /^Up next: Threading the loom/ }).click();
  await expect(page.getByText('This lesson has no written part.')).toBeVisible();

  const other = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  await beSignedIn(other, creator);
  const elsewhere = await other.newPage();
  await elsewhere.goto(`/course-player/${courseId}`);
  await expect(elsewhere.getByRole('heading', { name: 'Course Not Found' })).toBeVisible();
  await other.close();
});
