/*
 * A course from nothing to its first graduate, all of it on the screens; and a server that is killed while it saves.
 */

import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { here } from './academies.ts';
import { chooseFiles } from './choose-files.ts';
import { expect, SERVER_GONE, test } from './fixtures.ts';
import { beNewUser } from './learners.ts';
import { PREPARED_WITHIN_MS } from './lesson-video.ts';
import {
  addLesson,
  changeStatus,
  chooseCourseAction,
  courseOnServer,
  details,
  field,
  handleOf,
  lessonCalled,
  moduleCalled,
  newCreator,
  outlineOnServer,
  saveBar,
} from './own-courses.ts';
import { currentTime } from './player-stage.ts';
import { takeToast } from './toasts.ts';

test.use({ academy: 'studio' });

const title = 'Tea from Leaf to Cup';
const moduleTitle = 'In the garden';
const filmed = 'Picking the leaves';
const written = 'Pouring the first cup';

/** Not the toast that tells of it. */
const cardOf = (page: Page) => page.getByRole('main').getByRole('listitem').filter({ hasText: title });

async function writeDetails(page: Page): Promise<string> {
  await page.goto('/creator-dashboard/courses');
  await page.getByRole('link', { name: 'Create Your First Course' }).click();
  await page.getByRole('tab', { name: 'Curriculum' }).click();
  await takeToast(
    page,
    'Course Details Required',
    'Save the course details first, then add modules and lessons.',
  );
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Course Details');

  await field(page, 'Course title').fill(title);
  await field(page, 'Description').fill('What happens to a leaf on its way to you, and how to brew it.');
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Cybersecurity');
  await page.getByRole('combobox', { name: 'Language' }).fill('Bengali');
  await page.getByRole('combobox', { name: 'Difficulty level' }).selectOption('All Levels');
  await page.getByRole('button', { name: 'Create Course' }).click();
  await takeToast(page, 'Course Created', `“${title}” is a draft now. Add its lessons next.`);
  await expect(page).toHaveURL(/\/creator-dashboard\/courses\/[\w-]+\/edit$/);
  return /courses\/([\w-]+)\/edit/.exec(page.url())?.[1] ?? '';
}

async function writeCurriculum(page: Page, courseId: string): Promise<void> {
  await page.getByRole('tab', { name: 'Curriculum' }).click();
  await page.getByRole('button', { name: 'Add the first module' }).click();
  await takeToast(page, 'Success', 'Module created or updated successfully');
  await page.getByRole('textbox', { name: 'Title of module 1' }).fill(moduleTitle);
  await page.keyboard.press('Enter');
  await takeToast(page, 'Success', 'Module created or updated successfully');
  await expect(moduleCalled(page, moduleTitle)).toBeVisible();

  for (const lesson of [written, filmed]) {
    await page.getByRole('button', { name: `Add lesson to ${moduleTitle}` }).click();
    await page.getByLabel('Lesson title').fill(lesson);
    await page.getByRole('textbox', { name: 'Content' }).fill(`## ${lesson}\n\nSlowly, and with **care**.`);
    await page.getByRole('button', { name: 'Add lesson', exact: true }).click();
    await takeToast(page, 'Success', 'Lesson created or updated successfully');
    await expect(lessonCalled(page, lesson)).toBeVisible();
  }
  expect(await outlineOnServer(page, courseId)).toEqual({ [moduleTitle]: [written, filmed] });
}

async function uploadFilm(page: Page): Promise<void> {
  await lessonCalled(page, filmed).click();
  await chooseFiles(page, 'Choose a video', path.join(import.meta.dirname, 'clips', 'varying-rate.mp4'));
  await expect(page.getByRole('progressbar', { name: 'Preparation of the video' })).toBeVisible();
  await expect(page.getByText('Ready', { exact: true })).toBeVisible({ timeout: PREPARED_WITHIN_MS });
  await expect(page.getByRole('img', { name: 'A moment of the video' })).toBeVisible();
  // The length of the film, because the author has entered no other.
  await expect(page.getByLabel('Duration', { exact: true })).toHaveValue('00:03');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
}

/** The filmed lesson before the written one, by the keys alone. */
async function reorder(page: Page, courseId: string): Promise<void> {
  await handleOf(page, 'lesson', filmed).focus();
  for (const key of ['Space', 'ArrowUp', 'Space']) await page.keyboard.press(key);
  await expect(page.locator('p[aria-live=assertive]')).toHaveText(
    `Lesson ${filmed} moved to position 1 of 2 in module ${moduleTitle}.`,
  );
  await expect.poll(() => outlineOnServer(page, courseId)).toEqual({ [moduleTitle]: [filmed, written] });
}

async function previewAndPublish(page: Page, courseId: string): Promise<void> {
  const sections = page.getByRole('navigation', { name: 'Creator dashboard' });
  await sections.getByRole('link', { name: 'Courses' }).click();
  await chooseCourseAction(page, title, 'Preview');
  await expect(page).toHaveURL(`/course-player/${courseId}`);
  await expect(page.getByRole('complementary', { name: 'Preview' })).toContainText('Draft');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  for (const lesson of [filmed, written]) {
    await expect(page.getByRole('link', { name: lesson }).first()).toBeVisible();
  }
  await page.getByRole('link', { name: 'Close preview' }).click();
  await cardOf(page).getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(cardOf(page).getByText('Published', { exact: true })).toBeVisible();
}

/** From the catalogue to the end of the course. */
async function learn(page: Page, courseId: string): Promise<void> {
  await page.goto('/courses');
  await expect(page.getByRole('heading', { name: details.title }).first()).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search the catalogue' }).fill('leaf to cup');
  await expect(page.getByRole('heading', { name: details.title })).toHaveCount(0);
  await cardOf(page).getByRole('button', { name: 'Enroll' }).click();
  await takeToast(page, 'Enrollment Successful!', `You have been enrolled in ${title} successfully.`);
  await page.goto(`/course/${courseId}`);
  await page.getByRole('link', { name: 'Start First Lesson' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: filmed })).toBeVisible();
  const progress = page.getByRole('progressbar', { name: 'Course progress' });
  await expect(progress).toHaveAttribute('aria-valuenow', '50');

  await page.getByRole('button', { name: 'Play video' }).click();
  // It may have ended before we look, and stays at its end then.
  await expect.poll(() => currentTime(page), { timeout: 30_000 }).toBeGreaterThan(1);

  const content = page.getByRole('navigation', { name: 'Course content' });
  await content.getByRole('link', { name: `Next Lesson: ${written}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: written })).toBeVisible();
  await expect(content.getByText('Course Complete!')).toBeVisible();
  await expect(progress).toHaveAttribute('aria-valuenow', '100');
}

async function meetTheStudent(page: Page, courseId: string, email: string): Promise<void> {
  await page.reload();
  await expect(cardOf(page).getByText('1 student')).toBeVisible();
  await expect(cardOf(page).getByText('100% completion rate')).toBeVisible();
  await cardOf(page).getByRole('link', { name: 'Students' }).click();
  await expect(page).toHaveURL(`/courses/${courseId}/students`);
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row.getByText('100%', { exact: true })).toBeVisible();
  await expect(row.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  await expect(row.getByText(/^\d minutes? ago$/)).toBeVisible();
}

/** It has a student, so archiving asks; and what was done by mistake is undone, up to the catalogue. */
async function putAwayAndTakeBack(page: Page): Promise<void> {
  const card = cardOf(page);
  await chooseCourseAction(page, title, 'Archive');
  const question = page.getByRole('dialog', { name: `Archive “${title}”?` });
  await expect(question).toContainText('1 student is enrolled, and keeps reading it.');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: `Actions for course ${title}` })).toBeFocused();
  await chooseCourseAction(page, title, 'Archive');
  await question.getByRole('button', { name: 'Archive' }).click();
  await expect(card.getByText('Archived')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await takeToast(page, 'Undone', `“${title}” is published again.`);
  await expect(card.getByText('Published', { exact: true })).toBeVisible();
}

test('a course is written, filmed, published, learned from and put away', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(PREPARED_WITHIN_MS + 120_000);
  const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const studentsPage = await elsewhere.newPage();
  const neighbour = await newCreator(studentsPage);
  await changeStatus(studentsPage, neighbour.courseId, 'published');

  await beNewUser(page);
  const courseId = await writeDetails(page);
  await writeCurriculum(page, courseId);
  await uploadFilm(page);
  await reorder(page, courseId);
  await previewAndPublish(page, courseId);

  const { email } = await beNewUser(studentsPage);
  await learn(studentsPage, courseId);

  await meetTheStudent(page, courseId, email);
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await putAwayAndTakeBack(page);
  // Unpublished, it stays open to its student, and is gone for others.
  const card = cardOf(page);
  await chooseCourseAction(page, title, 'Unpublish');
  await page.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).click();
  await expect(card.getByText('Draft')).toBeVisible();
  await studentsPage.goto(`/course/${courseId}`);
  await expect(studentsPage.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await beNewUser(studentsPage);
  await studentsPage.goto(`/course/${courseId}`);
  await expect(studentsPage.getByRole('heading', { name: 'Course Not Found' })).toBeVisible();
  await elsewhere.close();
  // Nothing of it was lost on the way.
  expect(await outlineOnServer(page, courseId)).toEqual({ [moduleTitle]: [filmed, written] });
});

/** The API that answers now: it is started again after each end. */
function apiProcess(): number {
  const lines = readFileSync(here().logFile, 'utf8').split('\n');
  const listening = lines.findLast((line) => line.endsWith('"msg":"listening"}'));
  return JSON.parse(listening ?? '').pid;
}

/** Holds the server until what `send` does is on its way to it, and kills it then. */
async function killDuring(page: Page, method: string, send: () => Promise<void>): Promise<void> {
  const api = apiProcess();
  process.kill(api, 'SIGSTOP');
  const onItsWay = page.waitForRequest((request) => request.method() === method);
  await send();
  await onItsWay;
  process.kill(api, 'SIGKILL');
}

const serverIsBack = (page: Page) =>
  expect(async () => expect((await page.request.get('/readyz')).status()).toBe(200)).toPass();

test.describe('in an academy of its own', () => {
  test.use({ academy: 'own' });

  test('a server that is killed during a save takes nothing that was typed with it', async ({
    page,
    pageErrors,
  }) => {
    test.setTimeout(180_000);
    test.skip(process.platform === 'win32', 'There a process cannot be held.');
    pageErrors.allow(SERVER_GONE);
    pageErrors.allow(/could not be saved|status of 409/);
    const { courseId } = await newCreator(page);
    await addLesson(page, courseId, 'Warping');
    await page.goto(`/creator-dashboard/courses/${courseId}/edit`);
    const save = page.getByRole('button', { name: 'Save Course' });
    await field(page, 'Course title').fill('Typed while the server died');
    await killDuring(page, 'PUT', async () => {
      await save.click();
      await expect(saveBar(page)).toHaveText('Saving...');
    });
    await expect(saveBar(page)).toHaveText(
      'Not saved, but kept on this device. The server could not be reached. Check your connection and save again.',
    );
    await takeToast(page, 'Error', 'Failed to save course information.');
    await expect(field(page, 'Course title')).toHaveValue('Typed while the server died');
    await serverIsBack(page);
    expect((await courseOnServer(page, courseId)).title).not.toBe('Typed while the server died');
    await save.click();
    await takeToast(page, 'Course Updated', 'Your changes to “Typed while the server died” are saved.');
    await expect(saveBar(page)).toHaveText('All changes saved');
    expect((await courseOnServer(page, courseId)).title).toBe('Typed while the server died');

    // Killed after it saved and before it could say so.
    await field(page, 'Course title').fill('Saved without an answer');
    await page.route(`**/api/courses/${courseId}`, async (route) => {
      if (route.request().method() !== 'PUT') return route.fallback();
      await route.fetch();
      process.kill(apiProcess(), 'SIGKILL');
      return route.abort('connectionreset');
    });
    await save.click();
    await expect(saveBar(page)).toContainText('Not saved, but kept on this device.');
    await page.unroute(`**/api/courses/${courseId}`);
    await serverIsBack(page);
    await save.click();
    await takeToast(page, 'Course Updated', 'Your changes to “Saved without an answer” are saved.');
    await expect(saveBar(page)).toHaveText('All changes saved');
    await expect(field(page, 'Course title')).toHaveValue('Saved without an answer');
    await expect(page.getByText('This course was changed elsewhere')).toHaveCount(0);

    await page.getByRole('tab', { name: 'Curriculum' }).click();
    await lessonCalled(page, 'Warping').click();
    const content = page.getByRole('textbox', { name: 'Content' });
    await content.fill('Two hundred threads, one after the other.');
    const saveLesson = page.getByRole('button', { name: 'Save lesson' });
    await killDuring(page, 'PUT', () => saveLesson.click());
    await takeToast(page, 'Error', 'Failed to save lesson.');
    await expect(content).toHaveValue('Two hundred threads, one after the other.');
    await serverIsBack(page);
    await saveLesson.click();
    await takeToast(page, 'Success', 'Lesson created or updated successfully');
  });
});
