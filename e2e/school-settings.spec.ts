import { here } from './academies.ts';
import { expectReadable } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { beNewUser } from './learners.ts';
import { academyCommand } from './start-academy.ts';

test.use({ academy: 'studio' });

/** Of the settings, one that no other story meets: what admins may upload as a file. */
test('an admin changes a setting, finds it again and in the trail, and puts it back', async ({ page }) => {
  const { email } = await beNewUser(page);
  await academyCommand(here().dataDir, 'role', email, 'admin');
  await page.goto('/admin/approvals');
  await expect(page.getByText('No course waits to be published.')).toBeVisible();
  await expectReadable(page, 'approvals');
  const pages = page.getByRole('navigation', { name: 'Administration' });
  await pages.getByRole('link', { name: 'Settings' }).click();
  const field = page.getByRole('group', { name: 'Admins' }).getByLabel('Largest file');
  const before = await field.inputValue();
  await expect(page.getByLabel('Text of the page')).toBeVisible();
  await expectReadable(page, 'settings');
  const zone = page.getByLabel('Time zone of the academy');
  await zone.fill('Nowhere');
  await field.fill('999999999');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(field).toBeFocused();
  await expect(page.getByText('Enter at most 100,000,000 megabytes, or leave it empty.')).toBeInViewport();
  await zone.fill('');
  await field.fill('199');
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(page.getByText('Saved. It holds from now on.')).toBeVisible();
  await page.reload();
  await expect(field).toHaveValue('199');
  await field.fill(before);
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(page.getByText('Saved. It holds from now on.')).toBeVisible();
  await pages.getByRole('link', { name: 'Audit trail' }).click();
  const name = email.split('@')[0] ?? '';
  const trail = page.getByRole('list', { name: 'Audit trail' });
  await expect(trail.getByText(`${name} changed the settings of the academy`).first()).toBeVisible();
});
