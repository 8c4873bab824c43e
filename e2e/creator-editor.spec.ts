import type { Page } from '@playwright/test';
import { expectReadable } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { beNewUser } from './learners.ts';
import { courseOnServer, details, field, newCreator, saveBar, saveCourse } from './own-courses.ts';
import { beSignedIn } from './users.ts';

test.use({ academy: 'studio' });

const messages = [
  'Course title must be at least 3 characters',
  'Description must be at least 10 characters',
  'Category is required',
  'Instructor is required',
  'Language is required',
  'Difficulty level is required',
];

async function fillDetails(page: Page): Promise<void> {
  await field(page, 'Course title').fill(details.title);
  await field(page, 'Description').fill(details.description);
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Cybersecurity');
  await page.getByRole('combobox', { name: 'Language' }).fill('Bengali');
  await page.getByRole('combobox', { name: 'Difficulty level' }).selectOption('All Levels');
}

test('a course is created once its details are complete, and only then gets a curriculum', async ({
  page,
}) => {
  test.slow();
  await beNewUser(page);
  await page.goto('/creator-dashboard/create');
  await expect(field(page, 'Instructor')).not.toHaveValue('');
  await field(page, 'Instructor').fill('');
  await page.getByRole('button', { name: 'Create Course' }).click();
  for (const message of messages) await expect(page.getByText(message)).toBeVisible();
  await expect(field(page, 'Course title')).toBeFocused();
  await expectReadable(page, 'the six messages of the form');

  await fillDetails(page);
  await field(page, 'Instructor').fill(details.instructor);
  await field(page, 'Price in US dollars').fill('1,299.5');
  await expect(page.getByText('Students see $1,299.50')).toBeVisible();
  for (const message of messages) await expect(page.getByText(message)).toHaveCount(0);
  await page.getByRole('button', { name: 'Create Course' }).click();
  await expect(page.getByText('Course Created', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/creator-dashboard\/courses\/[\w-]+\/edit$/);
  // Who writes a course is a creator from then on.
  await expect(page.getByRole('banner').getByRole('link', { name: 'Creator Dashboard' })).toBeVisible();
  await expect(saveBar(page)).toHaveText('All changes saved');
  const courseId = /courses\/([\w-]+)\/edit/.exec(page.url())?.[1] ?? '';
  expect(await courseOnServer(page, courseId)).toMatchObject({
    title: details.title,
    category: 'Cybersecurity',
    difficulty: 'all-levels',
    price: 1299.5,
    status: 'draft',
    isNew: true,
    bestseller: false,
  });
  await page.getByRole('tab', { name: 'Curriculum' }).click();
  await expect(page).toHaveURL(`/creator-dashboard/courses/${courseId}/edit/curriculum`);
});

test('leaving with something unsaved is asked about, and what was typed waits', async ({ page }) => {
  test.slow();
  const { courseId } = await newCreator(page);
  await page.goto(`/creator-dashboard/courses/${courseId}/edit`);
  await field(page, 'Description').fill('Something that is not saved yet.');
  await expect(saveBar(page)).toHaveText('Not saved yet, kept on this device');
  const preview = page.getByRole('main').getByRole('link', { name: 'Preview' });
  await preview.click();
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect(dialog).toBeVisible();
  await expectReadable(page, 'the question before leaving', { part: 'dialog', widths: [390] });
  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  await expect(dialog).toHaveCount(0);
  await preview.click();
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(`/course-player/${courseId}`);

  await page.goto(`/creator-dashboard/courses/${courseId}/edit`);
  await expect(page.getByText('Here is what you typed last time')).toBeVisible();
  await expect(field(page, 'Description')).toHaveValue('Something that is not saved yet.');
  await expectReadable(page, 'a form with what was typed last time', { widths: [1280] });
  await page.getByRole('button', { name: 'Go back to the saved version' }).click();
  await expect(field(page, 'Description')).toHaveValue(details.description);
  await expect(saveBar(page)).toHaveText('All changes saved');
});

test('a session that ends while typing takes nothing away', async ({ page, context, pageErrors }) => {
  pageErrors.allow(/status of 401|could not be saved/);
  const { courseId, email } = await newCreator(page);
  const editor = `/creator-dashboard/courses/${courseId}/edit`;
  await page.goto(editor);
  await field(page, 'Course title').fill('Typed before the session ended');
  // What is still asked for would be refused, and lead to the login page before anything is saved.
  await page.waitForLoadState('networkidle');
  await context.clearCookies();
  await page.getByRole('button', { name: 'Save Course' }).click();
  await expect(page.getByText('Failed to save course information.', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(`/login?returnTo=${encodeURIComponent(editor)}`);
  await beSignedIn(context, { email });
  await page.goto(editor);
  await expect(field(page, 'Course title')).toHaveValue('Typed before the session ended');
  await page.getByRole('button', { name: 'Save Course' }).click();
  await expect(page.getByText('Course Updated', { exact: true })).toBeVisible();
});

test('an edit made elsewhere is announced, and nothing of either edit is lost', async ({
  page,
  pageErrors,
}) => {
  test.slow();
  pageErrors.allow(/status of 409|could not be saved/);
  const { courseId } = await newCreator(page);
  await page.goto(`/creator-dashboard/courses/${courseId}/edit`);
  await field(page, 'Course title').fill('My title');
  await saveCourse(page, courseId, { title: 'Their title', language: 'English' });
  await page.getByRole('button', { name: 'Save Course' }).click();
  const notice = page
    .getByRole('status')
    .filter({ hasText: 'This course was changed elsewhere since you opened it.' });
  await expect(notice.getByText('Only changed there, and kept: Language.')).toBeVisible();
  await expect(notice.getByText('Their title')).toBeVisible();
  await expect(page.getByText('Failed to save course information.')).toHaveCount(0);
  await expectReadable(page, 'two editors of one course');
  expect((await courseOnServer(page, courseId)).title).toBe('Their title');

  await notice.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByText('Course Updated', { exact: true })).toBeVisible();
  await expect(notice).toHaveCount(0);
  expect(await courseOnServer(page, courseId)).toMatchObject({ title: 'My title', language: 'English' });
});

/** Drawn by the browser itself: wider than any cover is shown, and of few pixels. */
async function drawnPicture(page: Page) {
  const bytes = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 1800, height: 36 });
    canvas.getContext('2d')?.fillRect(0, 0, 900, 18);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    return [...new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))];
  });
  return { name: 'cover.png', mimeType: 'image/png', buffer: Buffer.from(bytes) };
}

const coverOf = (page: Page) => page.getByRole('region', { name: 'Cover image' }).locator('img');

test('a cover is resized, uploaded and shown at once', async ({ page }) => {
  const { courseId } = await newCreator(page);
  await page.goto(`/creator-dashboard/courses/${courseId}/edit`);
  const picture = await drawnPicture(page);
  await page.getByLabel('Picture file').setInputFiles({ ...picture, buffer: Buffer.from('no picture') });
  await expect(page.getByText('This file is no picture that can be read.')).toBeVisible();
  await page.getByLabel('Picture file').setInputFiles(picture);
  await expect(coverOf(page)).toHaveAttribute('src', new RegExp(`^/api/covers/${courseId}/.*\\.webp$`));
  await expect.poll(() => coverOf(page).evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1600);
  await expect(saveBar(page)).toHaveText('All changes saved');
});

test('a cover that was chosen before its course exists goes up with it', async ({ page }) => {
  await beNewUser(page);
  await page.goto('/creator-dashboard/create');
  await page.getByLabel('Picture file').setInputFiles(await drawnPicture(page));
  await expect(page.getByText('Uploaded as soon as you create the course.')).toBeVisible();
  await fillDetails(page);
  await page.getByRole('button', { name: 'Create Course' }).click();
  await expect(page).toHaveURL(/\/edit$/);
  await expect(coverOf(page)).toHaveAttribute('src', /^\/api\/covers\//);
});
