import { expectReadable } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { beSignedIn, chooseInUserMenu, student, userMenu } from './users.ts';

test('the profile shows who one is, and its tabs are addresses', async ({ page, context }) => {
  await beSignedIn(context, student);
  await page.goto('/faq');
  await chooseInUserMenu(page, student, 'Your Profile');
  await expect(page).toHaveURL('/profile');
  await expect(page.getByRole('heading', { level: 1, name: student.name })).toBeVisible();
  await expect(page.getByText(student.email, { exact: true })).toBeVisible();
  await expect(page.getByText('Learning to build things, one evening at a time.')).toBeVisible();
  await expect(page.getByRole('main').locator('header img, header [data-initials]')).toBeVisible();
  await expect(page.getByRole('tab')).toHaveText(['My Courses', 'Certificates', 'Account Settings']);
  await expect(page.getByRole('tab', { selected: true })).toHaveText('My Courses');
  const course = page.getByRole('listitem').filter({ hasText: 'Everyday' });
  await expect(course.getByText('100%')).toBeVisible();
  await expect(course.getByText('10 of 10 lessons')).toBeVisible();

  await page.getByRole('tab', { name: 'Certificates' }).click();
  await expect(page).toHaveURL('/profile?tab=certificates');
  await expect(page.getByRole('button', { name: 'Get your certificate' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL('/profile?tab=settings');
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/faq');
});

test('every tab of the profile can be read by all', async ({ page, context }) => {
  test.slow();
  await beSignedIn(context, student);
  for (const path of ['/profile', '/profile?tab=certificates', '/profile?tab=settings']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: student.name })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectReadable(page, path);
  }
});

test('the menus of a signed-in person can be read by all', async ({ page, context }) => {
  await beSignedIn(context, student);
  await page.goto('/faq');
  await userMenu(page, student).click();
  await expect(page.getByRole('menuitem')).toHaveCount(6);
  await expectReadable(page, 'the menu of a person', { part: '[role=menu]', widths: [1280] });
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 900 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expectReadable(page, 'the menu of a phone', { part: 'dialog', widths: [390] });
});
