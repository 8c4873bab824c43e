import { signInSentences } from '@academy/contract/auth/sign-in-sentences.ts';
import type { Browser, Page } from '@playwright/test';
import { fromTheAcademy, here } from './academies.ts';
import { expect, test } from './fixtures.ts';
import { beNewUser, newEmail } from './learners.ts';
import { addLesson, newCreator } from './own-courses.ts';
import { academyCommand } from './start-academy.ts';
import { expectToast } from './toasts.ts';
import { continueWithGoogle } from './users.ts';

// Its rules hold for everybody, so no other story may be told there.
test.use({ academy: 'own' });

async function elsewhere(browser: Browser): Promise<Page> {
  return (await browser.newContext({ baseURL: here().url })).newPage();
}

async function signUp(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await continueWithGoogle(page);
  await page.getByLabel('Name').fill('Newcomer');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Continue' }).last().click();
}

test('an empty academy becomes a school: one domain signs up, and a course is approved', async ({
  page,
  browser,
}) => {
  test.slow();
  const teacherTab = await elsewhere(browser);
  const teacher = await newCreator(teacherTab, { title: 'Reading maps' });
  await addLesson(teacherTab, teacher.courseId, 'North is up');
  const admin = await beNewUser(page);
  await academyCommand(here().dataDir, 'role', admin.email, 'admin');

  await page.goto('/admin/settings');
  await page.getByRole('radio', { name: /^Certain email domains/ }).check();
  await page.getByRole('textbox', { name: 'Domains' }).fill('school.example');
  await page.getByRole('checkbox', { name: /^Publishing needs approval/ }).check();
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(page.getByText('Saved. It holds from now on.')).toBeVisible();

  const [stranger, pupil] = [await elsewhere(browser), await elsewhere(browser)];
  await signUp(stranger, newEmail());
  await expect(stranger.getByText(signInSentences.signUpDomains)).toBeVisible();
  await signUp(pupil, 'pupil@school.example');
  await expect(pupil.getByRole('button', { name: 'User menu of Newcomer' })).toBeVisible();

  const publish = await teacherTab.request.put(`/api/creator/courses/${teacher.courseId}/status`, {
    headers: fromTheAcademy(),
    data: { status: 'published' },
  });
  expect([publish.status(), (await publish.json()).code]).toEqual([409, 'needs_approval']);
  await teacherTab.goto(`/creator-dashboard/courses/${teacher.courseId}/detail`);
  await expect(teacherTab.getByText(/^Waiting for approval since/)).toBeVisible();
  await pupil.goto('/courses');
  await expect(pupil.getByText('Reading maps')).toHaveCount(0);

  const pages = page.getByRole('navigation', { name: 'Administration' });
  await pages.getByRole('link', { name: 'Approvals' }).click();
  await page.getByRole('button', { name: 'Approve' }).click();
  await expectToast(page, '“Reading maps” is published.');
  await pupil.reload();
  await expect(pupil.getByText('Reading maps').first()).toBeVisible();
  await teacherTab.goto('/notices');
  await expect(teacherTab.getByText(/Reading maps/).first()).toBeVisible();

  await pages.getByRole('link', { name: 'Audit trail' }).click();
  const trail = page.getByRole('list', { name: 'Audit trail' });
  await expect(trail.getByText(/changed the settings of the academy/)).toBeVisible();
  await expect(trail.getByText(/Reading maps/).first()).toBeVisible();
  for (const tab of [teacherTab, stranger, pupil]) await tab.context().close();
});
