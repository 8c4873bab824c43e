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

test('admin: webhooks', async ({ page }) => {
  await visitAndShoot(page, '/admin/webhooks', 'admin-webhooks-none', { at });
  await page.getByRole('button', { name: say('New webhook') }).click();
  await page.getByLabel(say('Address')).fill('http://127.0.0.1:9/academy');
  await page.getByRole('checkbox', { name: 'enrolled' }).check();
  await takeShots(page, 'admin-webhook-new', { at, whole: false });
  await page.getByRole('button', { name: say('Make webhook') }).click();
  await expect(page.getByRole('textbox', { name: say('Secret') })).toBeVisible();
  await takeShots(page, 'admin-webhook-secret', { at, whole: false });
  await page.getByRole('button', { name: say('Done, I have copied it') }).click();
  await page.getByRole('button', { name: say('Send a test') }).click();
  await expect(page.getByRole('list', { name: say('Log') })).toBeVisible();
  await takeShots(page, 'admin-webhooks', { at });
});

test('settings: access tokens', async ({ page }) => {
  await page.goto('/profile?tab=settings');
  await page.getByRole('button', { name: say('New access token') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Backup script');
  await takeShots(page, 'access-token-new', { at, whole: false });
  await dialog.getByRole('button', { name: say('Make token') }).click();
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue(/^academy_/);
  await takeShots(page, 'access-token-made', { at, whole: false });
  await page.getByRole('button', { name: say('Done, I have copied it') }).click();
  await expect(page.getByText('Backup script')).toBeVisible();
  await takeShots(page, 'access-tokens', { at });
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

test('admin: invitations and cohorts', async ({ page }) => {
  await page.goto('/admin/invitations');
  await page.getByRole('button', { name: say('Invite people') }).click();
  await page
    .getByRole('textbox')
    .last()
    .fill('email;name;role\nrina@class.example;Rina Das;student\nno address;Nobody;student');
  await page.getByRole('button', { name: say('Check the list') }).click();
  await expect(page.getByText('no address').last()).toBeVisible();
  await takeShots(page, 'admin-invite', { at, whole: false });
  await visitAndShoot(page, '/admin/cohorts', 'admin-cohorts', { at });
});

test('notices, and importing a course', async ({ page }) => {
  await visitAndShoot(page, '/notices', 'notices', { at });
  await visitAndShoot(page, '/creator-dashboard/import', 'course-import', { at });
});
