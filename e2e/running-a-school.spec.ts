import type { Browser, Page } from '@playwright/test';
import { here } from './academies.ts';
import { expectReadable } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { beNewUser, newEmail } from './learners.ts';
import { changeStatus, newCreator } from './own-courses.ts';
import { academyCommand } from './start-academy.ts';
import { expectToast } from './toasts.ts';
import { beSignedIn, expectVisitor } from './users.ts';

test.use({ academy: 'studio' });

/** A person elsewhere, with a browser of their own. */
async function elsewhere(browser: Browser): Promise<Page> {
  return (await browser.newContext({ baseURL: here().url })).newPage();
}

/** Opens the page of somebody who is found by their address. An account made here is called by the first part of it. */
async function openPerson(page: Page, email: string): Promise<string> {
  const name = email.split('@')[0] ?? '';
  await page
    .getByRole('navigation', { name: 'Administration' })
    .getByRole('link', { name: 'People' })
    .click();
  await page.getByRole('searchbox', { name: 'Search people by name or email' }).fill(email);
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  return name;
}

test('an admin runs the school: roles, a vandal, a teacher who leaves, and the trail of it all', async ({
  page,
  browser,
}) => {
  test.slow();
  const [vandalTab, teacherTab] = [await elsewhere(browser), await elsewhere(browser)];
  const vandal = await newCreator(vandalTab, { title: 'Buy my watches' });
  await changeStatus(vandalTab, vandal.courseId, 'published');
  const teacher = await newCreator(teacherTab, { title: 'Left behind' });
  await teacherTab.context().close();
  const newcomer = newEmail();
  await beSignedIn(page.context(), { email: newcomer });
  const admin = await beNewUser(page);
  await academyCommand(here().dataDir, 'role', admin.email, 'admin');
  await vandalTab.goto('/profile');

  await page.goto('/admin/people');
  const successor = await openPerson(page, newcomer);
  await page.getByRole('button', { name: 'Change role…' }).click();
  await page.getByRole('dialog').getByRole('combobox', { name: 'Role' }).selectOption('creator');
  await page.getByRole('dialog').getByRole('button', { name: 'Change role' }).click();
  await expectToast(page, `${successor} is a creator now.`);
  await expectReadable(page, 'a person');

  const vandalName = await openPerson(page, vandal.email);
  await page.getByRole('button', { name: 'Block…' }).click();
  await page.getByRole('checkbox', { name: /Also hide their published courses/ }).check();
  await page.getByRole('textbox', { name: 'Reason' }).fill('Sells watches.');
  await expectReadable(page, 'blocking', { part: 'dialog' });
  await page.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
  await expectToast(page, `${vandalName} is blocked and signed out.`);
  await expect(page.getByText('Sells watches.')).toBeVisible();
  expect((await fetch(`${here().url}/api/courses/${vandal.courseId}`)).status).toBe(404);
  await vandalTab.getByRole('tab', { name: 'Certificates' }).click();
  await expect(vandalTab).toHaveURL(/\/login\?/);
  await expectVisitor(vandalTab);
  await vandalTab.context().close();

  const teacherName = await openPerson(page, teacher.email);
  await page.getByRole('button', { name: 'Give courses to…' }).click();
  await page.getByRole('searchbox', { name: 'Search for a creator' }).fill(newcomer);
  await page.getByRole('radio', { name: newcomer }).check();
  await page.getByRole('button', { name: 'Give courses', exact: true }).click();
  await expectToast(page, `1 course is now taught by ${successor}.`);
  await expect(page.getByText('Left behind')).toHaveCount(0);

  await page.getByRole('link', { name: 'Audit trail' }).first().click();
  const trail = page.getByRole('list', { name: 'Audit trail' });
  const adminName = admin.email.split('@')[0];
  for (const sentence of [
    `${adminName} gave the courses of ${teacherName} to ${successor}`,
    `${adminName} took Buy my watches out of the catalogue`,
    `${adminName} blocked ${vandalName}`,
    `${adminName} made ${successor} a creator`,
    `The command line made ${adminName} an admin`,
  ])
    await expect(trail.getByText(sentence)).toBeVisible();
  await expectReadable(page, 'the audit trail');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'CSV' }).click();
  expect((await download).suggestedFilename()).toBe('audit-trail.csv');
});

test('a student sees where they are signed in, and signs out elsewhere', async ({ page, browser }) => {
  const { email } = await beNewUser(page);
  const other = await elsewhere(browser);
  await beSignedIn(other.context(), { email });
  await other.goto('/profile');
  await expect(other.getByRole('tab', { name: 'My Courses' })).toBeVisible();
  await page.goto('/profile?tab=settings');
  await expect(page.getByText('This browser')).toBeVisible();
  await page.getByRole('button', { name: /^Sign out: / }).click();
  await expect(page.getByRole('button', { name: /^Sign out: / })).toHaveCount(0);
  await other.reload();
  await expectVisitor(other);
  await other.context().close();
});
