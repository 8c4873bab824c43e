import type { Page } from '@playwright/test';
import { here } from './academies.ts';
import { expectReadable } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { beNewUser, newEmail } from './learners.ts';
import { changeStatus, newCreator } from './own-courses.ts';
import { academyCommand } from './start-academy.ts';
import { continueWithGoogle } from './users.ts';

test.use({ academy: 'studio' });

/** Through the sign-in itself, which is what takes an invitation; a session that is handed out takes none. */
async function signIn(page: Page, email: string): Promise<void> {
  await continueWithGoogle(page);
  await page.getByLabel('Name').fill('Invited');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Continue' }).last().click();
}

test('an admin invites a class of 300 by CSV', async ({ page, browser }) => {
  test.slow();
  const class_ = newEmail().split('@')[0] ?? '';
  const title = `Taught to ${class_}`;
  const teacherTab = await (await browser.newContext({ baseURL: here().url })).newPage();
  const { courseId } = await newCreator(teacherTab, { title });
  await changeStatus(teacherTab, courseId, 'published');
  await teacherTab.context().close();
  const admin = await beNewUser(page);
  await academyCommand(here().dataDir, 'role', admin.email, 'admin');

  await page.goto('/admin/invitations');
  await page.getByRole('button', { name: 'Invite people' }).click();
  const lines = Array.from(
    { length: 300 },
    (_, index) => `${class_}.${index}@class.example;Student ${index};${title}`,
  );
  const csv = ['email;name;courses', ...lines, `${class_}.0@class.example;Twice;`, 'no address;Nobody;'].join(
    '\r\n',
  );
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'class.csv', mimeType: 'text/csv', buffer: Buffer.from(`\uFEFF${csv}`) });
  await page.getByRole('button', { name: 'Check the list' }).click();
  await expect(page.getByText('To be invited: 300 people.')).toBeVisible();
  await expect(page.getByText('Line 302')).toBeVisible();
  await expect(page.getByText('Line 303')).toBeVisible();
  await expectReadable(page, 'the report of a list');
  await page.getByRole('button', { name: 'Invite 300 people' }).click();
  await expect(page.getByText(/^Invited: 300 people\./)).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search invitations by name or email' }).fill(class_);
  await expect(page.getByText('300 invitations')).toBeVisible();

  const email = `${class_}.299@class.example`;
  const guest = await (await browser.newContext({ baseURL: here().url })).newPage();
  await guest.goto(`/login?invited=${encodeURIComponent(email)}`);
  await expect(guest.getByText('You are invited.')).toBeVisible();
  await signIn(guest, email);
  await expect(guest.getByText(title).first()).toBeVisible();
  await guest.context().close();

  await page.goto(`/admin/invitations?state=taken&q=${class_}`);
  await expect(page.getByRole('link', { name: email })).toBeVisible();
});
