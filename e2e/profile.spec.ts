import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { beSignedIn, chooseInUserMenu, student, userMenu } from './people.ts';

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

  await page.getByRole('tab', { name: 'Certificates' }).click();
  await expect(page).toHaveURL('/profile?tab=certificates');
  await expect(page.getByRole('heading', { name: 'No Certificates Yet' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL('/profile?tab=settings');
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/faq');
});

test('Settings opens the account settings, and Help Center the questions', async ({ page, context }) => {
  await beSignedIn(context, student);
  await page.goto('/courses');
  await chooseInUserMenu(page, student, 'Settings');
  await expect(page).toHaveURL('/profile?tab=settings');
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Account Settings');
  await chooseInUserMenu(page, student, 'Help Center');
  await expect(page).toHaveURL('/faq');
});

test('Save Changes notes the changes in the console and calls nobody', async ({ page, context }) => {
  await beSignedIn(context, student);
  await page.goto('/profile?tab=settings');
  await page.getByLabel('Name').fill('Nadia R.');
  await page.getByLabel('Bio').fill('Something new.');
  await page.waitForLoadState('networkidle');
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  const noted = page.waitForEvent('console');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  expect(await (await noted).args()[1]?.jsonValue()).toEqual({
    name: 'Nadia R.',
    email: student.email,
    bio: 'Something new.',
  });
  await page.waitForLoadState('networkidle');
  expect(calls).toEqual([]);
});

test('My Courses lists what one is enrolled in, and how far one is', async ({ page, context }) => {
  await beSignedIn(context, student);
  await page.goto('/profile');
  const panel = page.getByRole('tabpanel', { name: 'My Courses' });
  await expect(panel.getByRole('link', { name: 'Resume Course' })).toHaveCount(3);
  const course = panel.getByRole('listitem').filter({ hasText: 'Everyday' });
  await expect(course.getByText('100%')).toBeVisible();
  await expect(course.getByText('10 of 10 lessons')).toBeVisible();
});

test('a new account has no bio and no courses yet', async ({ page, context }) => {
  await beSignedIn(context, { email: 'mitali@example.com' });
  await page.goto('/profile');
  await expect(page.getByText('No bio provided yet.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No Enrolled Courses' })).toBeVisible();
  await page.getByRole('link', { name: 'Browse Course Catalog' }).click();
  await expect(page).toHaveURL('/courses');
});

test('courses that cannot be loaded are said to be so, and asked for again', async ({
  page,
  context,
  pageErrors,
}) => {
  pageErrors.allow(/status of 503/);
  await beSignedIn(context, student);
  let asked = 0;
  await page.route('**/api/enrollments/courses', (route) => {
    asked += 1;
    return route.fulfill({ status: 503, json: { message: 'Away', code: 'unavailable' } });
  });
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'The courses could not be loaded.' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => asked).toBe(2);
});

test('a server that is away for a moment signs nobody out', async ({ page, context, pageErrors }) => {
  pageErrors.allow(/status of 503/);
  await beSignedIn(context, student);
  await page.route('**/api/auth/me', (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto('/profile?tab=settings');
  await expect(
    page.getByRole('heading', { name: 'We could not see whether you are signed in.' }),
  ).toBeVisible();
  await page.unroute('**/api/auth/me');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(student.email);
});

test('every tab of the profile is accessible to all', async ({ page, context }) => {
  test.slow();
  await beSignedIn(context, student);
  for (const path of ['/profile', '/profile?tab=certificates', '/profile?tab=settings']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: student.name })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectAccessible(page, path);
  }
});

test('the menus of a signed-in person are accessible to all', async ({ page, context }) => {
  await beSignedIn(context, student);
  await page.goto('/faq');
  await userMenu(page, student).click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'Your Profile',
    'Settings',
    'Help Center',
    'Sign out',
  ]);
  await expectAccessible(page, 'the menu of a person', { widths: [1280] });
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 900 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expectAccessible(page, 'the menu of a phone', { widths: [390] });
});
