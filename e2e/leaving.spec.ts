import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expectReadable } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { beNewUser } from './learners.ts';
import { expectToast } from './toasts.ts';
import { membersOf } from './zip-members.ts';

test.use({ academy: 'studio' });

test('a person takes everything along, asks for the deletion of the account, and keeps it after all', async ({
  page,
}) => {
  test.slow();
  const { email } = await beNewUser(page);
  await page.goto('/profile?tab=settings');
  await page.getByRole('button', { name: 'Gather my data' }).click();
  const download = page.getByRole('link', { name: 'Download', exact: true });
  await expect(download).toBeVisible({ timeout: 120_000 });
  const folder = await mkdtemp(path.join(tmpdir(), 'academy-export-'));
  try {
    const file = path.join(folder, 'data.zip');
    const [saved] = await Promise.all([page.waitForEvent('download'), download.click()]);
    expect(saved.suggestedFilename()).toMatch(/^academy-\d{4}-\d\d-\d\d\.zip$/);
    await saved.saveAs(file);
    const members = await membersOf(file);
    expect([...members.keys()]).toEqual(
      expect.arrayContaining([
        'README.md',
        'account.json',
        'learning.json',
        'audit.json',
        'tables/sessions.json',
      ]),
    );
    expect(JSON.parse(members.get('account.json') ?? '')).toMatchObject({ email });
    expect(members.get('tables/sessions.json')).not.toContain('hash');
  } finally {
    await rm(folder, { recursive: true });
  }
  await expectReadable(page, 'data and deletion');

  await page.getByRole('button', { name: 'Delete my account…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog.getByRole('button', { name: 'Delete in seven days' })).toBeDisabled();
  await dialog.getByLabel('Email address of the account').fill(email);
  await dialog.getByRole('button', { name: 'Delete in seven days' }).click();
  await expectToast(page, 'Your account is deleted in seven days.');

  await page.goto('/courses');
  const notice = page.getByRole('region', { name: 'Deletion of your account' });
  await expect(notice).toContainText('Your account is deleted on');
  await expectReadable(page, 'a page of somebody who leaves', { part: 'section' });
  await notice.getByRole('button', { name: 'Keep my account' }).click();
  await expectToast(page, 'Your account stays.');
  await expect(notice).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice).toBeHidden();
});
