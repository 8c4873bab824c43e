/* Signing in, learning and teaching, each from its beginning to its end, in a browser that asks for Bengali. */

import { lessonAddressOf } from '@academy/contract/curriculum/lesson-address.ts';
import type { Page } from '@playwright/test';
import { titles } from './demo-courses.ts';
import { expect, test } from './fixtures.ts';
import { beNewUser, courseOf, newEmail } from './learners.ts';
import { expectPrepared, PREPARED_WITHIN_MS } from './lesson-video.ts';
import { field, outlineOnServer } from './own-courses.ts';
import { expectToPlayOn, videoState } from './player-stage.ts';
import { bn } from './translated-texts.ts';
import { student } from './users.ts';

test.use({ locale: 'bn-BD' });

const button = (page: Page, english: string) =>
  page.getByRole('button', { name: bn(english), exact: true }).first();
const link = (page: Page, english: string) =>
  page.getByRole('link', { name: bn(english), exact: true }).first();
const userMenu = (page: Page, name: string) =>
  page.getByRole('button', { name: bn('User menu of {name}', { name }) });
const expectLanguage = (page: Page, language: string) =>
  expect(page.locator('html')).toHaveAttribute('lang', language);

/** From the login page to the list of people. */
async function continueWithGoogle(page: Page): Promise<void> {
  await button(page, 'Continue with Google').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(bn('chooser.title'));
  await expectLanguage(page, 'bn');
  const fonts = () =>
    page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map((font) => font.family),
    );
  await expect
    .poll(fonts, { message: 'the list is drawn in the fonts of the academy' })
    .toEqual(expect.arrayContaining(['Hind Siliguri', 'Noto Serif Bengali']));
}

test('in Bengali a student signs in and out', async ({ page }) => {
  await page.goto('/courses');
  await expectLanguage(page, 'bn');
  await expect(page).toHaveTitle(`${bn('Browse All Courses')} · Academy`);
  await page
    .getByRole('banner')
    .getByRole('link', { name: bn('Login') })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(bn('Welcome back'));
  await continueWithGoogle(page);
  await page.getByRole('button', { name: student.name }).click();
  await expect(userMenu(page, student.name)).toBeVisible();
  await expect(page).toHaveURL('/courses');
  await expectLanguage(page, 'bn');
  await userMenu(page, student.name).click();
  await page.getByRole('menuitem', { name: bn('Sign out') }).click();
  await expect(page.getByRole('heading', { name: bn('Sign in to see your courses') })).toBeVisible();
});

test.describe('at school', () => {
  test.use({ academy: 'school' });

  test('in Bengali a student learns, and in English goes on where they are', async ({ page }) => {
    test.setTimeout(PREPARED_WITHIN_MS + 60_000);
    const { courseId, first, address } = await courseOf(page);
    await page.goto(`/login?returnTo=/course/${courseId}/enroll`);
    await continueWithGoogle(page);
    await page.getByLabel(bn('chooser.name')).fill('রুমানা হক');
    await page.getByLabel(bn('chooser.email')).fill(newEmail());
    await button(page, 'chooser.continue').click();
    await expect(userMenu(page, 'রুমানা হক')).toBeVisible();

    await button(page, 'Enroll Now').click();
    await expect(page.getByText(bn('Enrollment Successful!')).first()).toBeVisible();
    await expect(page).toHaveURL(`/course/${courseId}`);
    await expectPrepared(page, lessonAddressOf(courseId, first), { heights: 'one' });
    await link(page, 'Start First Lesson').click();
    await expectLanguage(page, 'bn');
    const heading = page.getByRole('heading', { level: 1, name: first.title });
    await expect(heading).toHaveAttribute('lang', 'en');

    await answerQuiz(page);
    await button(page, 'Play video').click();
    await expectToPlayOn(page, 0.5);
    await page.getByRole('tab', { name: bn('Notes') }).click();
    const notes = page.getByRole('textbox', { name: bn('Your notes') });
    await notes.fill('অবস্থা যেখানে লাগে, সেখানেই থাকে।');
    await button(page, 'Save Notes').click();
    await expect(page.getByText(bn('Saved'), { exact: true })).toBeVisible();

    await notes.fill('আধা লেখা');
    const video = page.locator('video');
    await video.evaluate((element) => element.setAttribute('data-same', 'yes'));
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
    await expectLanguage(page, 'en');
    await expect(page.getByRole('textbox', { name: 'Your notes' })).toHaveValue('আধা লেখা');
    await expect(page).toHaveURL(new RegExp(`^[^?]+${address(first)}(\\?tab=notes)?$`));
    await expect(video).toHaveAttribute('data-same', 'yes');
    expect((await videoState(page)).paused).toBe(false);
    await expectToPlayOn(page, 0.5);
    await expect(page.getByText(titles.newest, { exact: true }).first()).toBeVisible();
  });
});

async function answerQuiz(page: Page): Promise<void> {
  await page.getByLabel(bn('Closing it and recalling its main points in your own words')).check();
  await page.getByLabel(bn('Write down exactly where you are stuck and try the smallest part of it')).check();
  await button(page, 'Check Answers').click();
  await expect(page.getByText(bn('All {all} answers are correct. Well done!', { all: '২' }))).toBeVisible();
}

test.describe('in the studio', () => {
  test.use({ academy: 'studio' });

  test('in Bengali a creator writes a course and publishes it', async ({ page }) => {
    test.slow();
    const course = { title: 'হাতে বোনা জামদানি', module: 'তাঁতের কাছে', lesson: 'প্রথম সুতা' };
    await beNewUser(page);
    await page.goto('/creator-dashboard/courses');
    await expectLanguage(page, 'bn');
    await link(page, 'Create Your First Course').click();
    await button(page, 'Create Course').click();
    await expect(page.getByText(bn('course-form.title'))).toBeVisible();
    await field(page, bn('Course title')).fill(course.title);
    await field(page, bn('Description')).fill('প্রথম সুতা থেকে শেষ ফুল পর্যন্ত, নিজের তাঁতে।');
    await page.getByRole('combobox', { name: bn('Category') }).selectOption(bn('category.Cybersecurity'));
    await page.getByRole('combobox', { name: bn('Language') }).fill('বাংলা');
    await page.getByRole('combobox', { name: bn('Difficulty level') }).selectOption(bn('All Levels'));
    await button(page, 'Create Course').click();
    await expect(page).toHaveURL(/\/creator-dashboard\/courses\/[\w-]+\/edit$/);
    const courseId = /courses\/([\w-]+)\/edit/.exec(page.url())?.[1] ?? '';

    await page.getByRole('tab', { name: bn('Curriculum') }).click();
    await button(page, 'Add the first module').click();
    await page
      .getByRole('textbox', { name: bn('Title of module {order}', { order: '১' }) })
      .fill(course.module);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: bn('Add lesson to {title}', { title: course.module }) }).click();
    await page.getByLabel(bn('Lesson title')).fill(course.lesson);
    await page.getByRole('textbox', { name: bn('Content') }).fill('ধীরে, **যত্ন** নিয়ে।');
    await button(page, 'Add lesson').click();
    await expect(page.getByRole('button', { name: course.lesson, exact: true })).toBeVisible();
    // It is shown before the server has it.
    await expect.poll(() => outlineOnServer(page, courseId)).toEqual({ [course.module]: [course.lesson] });

    const sections = page.getByRole('navigation', { name: bn('Creator dashboard') });
    await sections.getByRole('link', { name: bn('Courses'), exact: true }).click();
    const card = page.getByRole('listitem').filter({ hasText: course.title });
    await card.getByRole('button', { name: bn('Publish'), exact: true }).click();
    await expect(card.getByText(bn('Published'), { exact: true })).toBeVisible();
    await expectLanguage(page, 'bn');
  });
});
