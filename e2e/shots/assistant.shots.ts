import { demoAccounts } from '@academy/contract/auth/demo-accounts.ts';
import { buildPath, webRoutes } from '@academy/contract/interface/web-routes.ts';
import type { Page } from '@playwright/test';
import { courseIdOf, demoFilms } from '../demo-courses.ts';
import { expect, test } from '../fixtures.ts';
import { newStudent } from '../learners.ts';
import { beSignedIn } from '../users.ts';
import { say, takeShots } from './take-shots.ts';

test.use({ academy: 'school' });

const [, , admin] = demoAccounts;
const [, , film] = demoFilms;
const at = [320, 390, 1280];
const questions = {
  answered: 'কম্পিউটার কি নিজে থেকে কিছু ধরে নেয়?',
  elsewhere: 'তালিকায় নতুন জিনিস কীভাবে যোগ করব?',
  nothing: 'ফ্রান্সের রাজধানী কোথায়?',
};

async function ask(page: Page, question: string): Promise<void> {
  const input = page.getByPlaceholder(say('Type a message...'));
  const typing = page.getByText(say('AI is typing'));
  await input.fill(question);
  await input.press('Enter');
  await expect(page.getByRole('log').getByText(question)).toBeVisible();
  await expect(typing).toHaveCount(0);
}

test('student: the assistant answers from the course', async ({ page }) => {
  const { first, address, courseId } = await newStudent(page, film.course);
  await page.goto(`${address(first)}?tab=assistant`);
  await expect(page.getByText(say('Ask the AI Assistant'), { exact: true })).toBeVisible();
  await takeShots(page, 'assistant-empty', { at });
  await ask(page, questions.answered);
  await takeShots(page, 'assistant-answer', { at });
  await page.getByRole('button', { name: say('New Chat') }).click();
  await ask(page, questions.nothing);
  await takeShots(page, 'assistant-nothing-fits', { at });
  await page.setViewportSize({ width: 390, height: 844 });
  await page
    .getByRole('button', { name: say('Chats ({count})').replace(/\(.*/, '') })
    .first()
    .click();
  await takeShots(page, 'assistant-chats', { at: [320, 390] });

  await page.goto(buildPath(webRoutes.course, { courseId }));
  await page.getByRole('button', { name: say('Ask this course') }).click();
  await ask(page, questions.elsewhere);
  await takeShots(page, 'assistant-course', { at });
});

test('creator: what students ask', async ({ page }) => {
  const { first, address } = await newStudent(page, film.course);
  await page.goto(`${address(first)}?tab=assistant`);
  await ask(page, questions.answered);
  await ask(page, questions.nothing);
  await page.context().clearCookies();
  await beSignedIn(page.context(), admin);
  const courseId = await courseIdOf(page.request, film.course);
  await page.goto(buildPath(webRoutes.creatorCourseDetail, { courseId }));
  await expect(page.getByRole('region', { name: say('What students ask') })).toBeVisible();
  await takeShots(page, 'assistant-creator', { at });
});
