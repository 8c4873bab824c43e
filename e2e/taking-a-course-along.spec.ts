import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { announced, enter } from './academies.ts';
import { expect, test } from './fixtures.ts';
import { beNewUser, complete, enrollIn } from './learners.ts';
import { addLesson, changeStatus, modulesOnServer, newCreator } from './own-courses.ts';

test.use({ academy: 'studio' });

async function newTab(browser: Browser): Promise<Page> {
  return (await browser.newContext({ baseURL: announced().studio.url })).newPage();
}

/** From its page, without films: the file as the browser saved it. */
async function download(page: Page, courseId: string): Promise<Buffer> {
  await page.goto(`/creator-dashboard/courses/${courseId}/detail`);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Without films' }).click(),
  ]);
  return readFile(await file.path());
}

/** Leaves the page where it says what the zip would do. */
async function upload(page: Page, buffer: Buffer): Promise<void> {
  await page.goto('/creator-dashboard/import');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'course.zip', mimeType: 'application/zip', buffer });
  await expect(page.getByText('What do you want to do with it?')).toBeVisible();
}

test('a teacher takes a course to a second academy, goes on writing there, and brings it back', async ({
  page,
  browser,
}) => {
  test.slow();
  const { studio, school } = announced();
  const { courseId } = await newCreator(page, { title: 'Knots for sailors' });
  const bowline = await addLesson(page, courseId, 'The bowline');
  await changeStatus(page, courseId, 'published');
  const studentTab = await newTab(browser);
  await beNewUser(studentTab);
  await enrollIn(studentTab, courseId);
  await complete(studentTab, courseId, [bowline.lessonId]);

  const away = await (await browser.newContext({ baseURL: school.url })).newPage();
  enter(school);
  await beNewUser(away);
  await upload(away, await download(page, courseId));
  await away.getByRole('button', { name: 'Import as a new course' }).click();
  await away.getByRole('link', { name: 'Open the course' }).click();
  await expect(away.getByRole('heading', { level: 1, name: 'Knots for sailors' })).toBeVisible();
  const copyId = /courses\/([^/]+)\/detail/.exec(away.url())?.[1] ?? '';
  await addLesson(away, copyId, 'The sheet bend');
  const back = await download(away, copyId);
  await away.context().close();

  enter(studio);
  await upload(page, back);
  await page.getByRole('radio', { name: 'Update “Knots for sailors” from the zip' }).check();
  await expect(page.getByRole('region', { name: 'Added' })).toContainText('Lesson: The sheet bend');
  await expect(page.getByRole('region', { name: 'Removed' })).toHaveCount(0);
  await expect(page.getByText('Students keep all of their progress.')).toBeVisible();
  await page.getByRole('button', { name: 'Update the course' }).click();
  await page.getByRole('link', { name: 'Open the course' }).click();
  const lessons = (await modulesOnServer(page, courseId)).flatMap((module) => module.lessons);
  expect(lessons.map(({ title }) => title)).toEqual(['The bowline', 'The sheet bend']);
  expect(lessons[0]?._id, 'the same lesson as before').toBe(bowline.lessonId);
  const enrolled = await (await studentTab.request.get('/api/enrollments/courses')).json();
  expect(enrolled[0]).toMatchObject({ completedLessons: 1, totalLessons: 2 });
  await studentTab.context().close();
});
