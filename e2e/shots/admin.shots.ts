import { demoAccounts } from '@academy/contract/auth/demo-accounts.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { beSignedIn } from '../users.ts';
import { say, takeShots, visitAndShoot } from './take-shots.ts';

const at = [320, 390, 1280];
const [student, creator, admin] = demoAccounts;

test.beforeEach(({ context }) => beSignedIn(context, admin));

async function openPerson(page: Page, { email, name }: { email: string; name: string }): Promise<void> {
  await page.goto(`/admin/people?q=${encodeURIComponent(email)}`);
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

test('admin: people', async ({ page }) => {
  await visitAndShoot(page, '/admin/people', 'admin-people', { at: [...at, 768] });
  await visitAndShoot(page, '/admin/people?q=nobody-at-all', 'admin-people-none', { at });
});

test('admin: a person', async ({ page }) => {
  await openPerson(page, creator);
  await page.waitForLoadState('networkidle');
  await takeShots(page, 'admin-person', { at: [...at, 768] });
  for (const [button, name] of [
    ['Change role…', 'role'],
    ['Block…', 'block'],
    ['Sign out everywhere…', 'sign-out'],
    ['Give courses to…', 'hand-over'],
  ] as const) {
    // One that has nothing to end is not offered.
    const opener = page.getByRole('button', { name: say(button) });
    if (await opener.isDisabled()) continue;
    await opener.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await takeShots(page, `admin-person-${name}`, { at, whole: false });
    await page.keyboard.press('Escape');
  }
});

test('admin: a person who is blocked', async ({ page }) => {
  await beSignedIn(page.context(), { email: 'vandal@example.com' });
  await beSignedIn(page.context(), admin);
  await openPerson(page, { email: 'vandal@example.com', name: 'vandal' });
  await page.getByRole('button', { name: say('Block…') }).click();
  await page.getByRole('textbox', { name: say('Reason') }).fill('Sells watches in every review.');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('Block'), exact: true })
    .click();
  await expect(page.getByText('Sells watches in every review.')).toBeVisible();
  await takeShots(page, 'admin-person-blocked', { at, whole: false });
});

test('admin: the audit trail', async ({ page }) => {
  await visitAndShoot(page, '/admin/audit', 'admin-audit', { at: [...at, 768] });
});

test('student: where they are signed in', async ({ page, context }) => {
  await beSignedIn(context, student);
  await beSignedIn(context, student);
  await visitAndShoot(page, '/profile?tab=settings', 'student-sessions', { at });
});

test('admin: settings and approvals', async ({ page }) => {
  await visitAndShoot(page, '/admin/settings', 'admin-settings', { at: [...at, 768] });
  await visitAndShoot(page, '/admin/approvals', 'admin-approvals', { at });
});
