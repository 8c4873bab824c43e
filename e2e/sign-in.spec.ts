import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { newEmail } from './learners.ts';
import {
  beSignedIn,
  choose,
  chooseInUserMenu,
  comeBackTo,
  continueWithGoogle,
  creator,
  expectVisitor,
  openTenMinutesLater,
  signIn,
  student,
  userMenu,
} from './users.ts';

/** Announced by a story in which a session is over: the refused call and the refused refresh. */
const sessionIsOver = /status of 401/;

test('a visitor is asked nothing and the server is not asked about them', async ({ page }) => {
  const authCalls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/auth/')) authCalls.push(request.url());
  });
  for (const path of ['/', '/courses', '/login']) {
    await page.goto(path);
    await expectVisitor(page);
    await page.waitForLoadState('networkidle');
  }
  expect(authCalls).toEqual([]);
});

test('registering leads to the page first asked for, and stays until signing out', async ({
  page,
  context,
  pageErrors,
}) => {
  await page.goto('/profile?tab=settings');
  await expect(page).toHaveURL('/login?returnTo=%2Fprofile%3Ftab%3Dsettings');
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3);
  await expect(page.getByRole('main').getByRole('button')).toHaveAccessibleName('Continue with Google');
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/login?returnTo=%2Fprofile%3Ftab%3Dsettings');
  await expect(page.getByRole('main').getByRole('button')).toHaveAccessibleName('Continue with Google');
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click();
  await expect(page.getByText(/accept our Terms of Service and Privacy Policy/)).toBeVisible();
  await continueWithGoogle(page);
  await choose(page, student);
  await expect(page).toHaveURL('/profile?tab=settings');
  await expect(page.getByLabel('Email')).toHaveValue(student.email);

  await page.reload();
  await expect(page.getByLabel('Email')).toHaveValue(student.email);

  // Nothing is refused on the way.
  await openTenMinutesLater(page, '/profile?tab=settings');
  await expect(page.getByLabel('Email')).toHaveValue(student.email);

  // The token alone is gone, unforeseen: a refusal, a refresh, and the same page.
  pageErrors.allow(sessionIsOver);
  await context.clearCookies({ name: 'academy_access' });
  await page.reload();
  await expect(page.getByLabel('Email')).toHaveValue(student.email);

  await chooseInUserMenu(page, student, 'Sign out');
  await expect(page).toHaveURL('/');
  await expectVisitor(page);
  await expect(page.getByRole('heading', { name: 'Sign in to see your courses' })).toBeVisible();
  await page.goto('/profile');
  await expect(page).toHaveURL('/login?returnTo=%2Fprofile');
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('academy_refresh');
});

test('a token that is gone unforeseen does not make a stranger of a student', async ({
  page,
  context,
  pageErrors,
}) => {
  pageErrors.allow(sessionIsOver);
  await beSignedIn(context, student);
  await page.goto('/courses?search=everyday');
  await expect(page.getByRole('link', { name: 'Resume Course' })).toBeVisible();
  await context.clearCookies({ name: 'academy_access' });
  await page.reload();
  await expect(userMenu(page, student)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Resume Course' })).toBeVisible();
});

test('the button says that it is connecting while it does', async ({ page }) => {
  await page.goto('/login');
  // An answer without content leaves the browser where it is: as if the way to the provider took for ever.
  await page.route('**/api/auth/google**', (route) => route.fulfill({ status: 204 }));
  const left = page.waitForRequest('**/api/auth/google**');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('button', { name: 'Connecting...' })).toBeVisible();
  expect((await left).isNavigationRequest()).toBe(true);
});

test('a new user signs in with a name and an email address of their own', async ({ page, pageErrors }) => {
  pageErrors.allow(/status of 422/);
  const rina = { name: 'Rina Das' };
  await page.goto('/login?returnTo=/faq');
  await continueWithGoogle(page);
  await page.getByLabel('Name').fill(rina.name);
  await page.getByLabel('Email').fill('rina@nowhere');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toHaveText('Error: Enter a name and an email address.');
  await page.getByLabel('Email').fill(newEmail());
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(userMenu(page, rina)).toBeVisible();
  await expect(page).toHaveURL('/faq');
});

test('the account chooser is accessible to all', async ({ page }) => {
  await page.goto('/login');
  await continueWithGoogle(page);
  await expectAccessible(page, 'the account chooser');
});

test('cancelling leads back to the login screen, which says so once', async ({ page }) => {
  await page.goto('/login');
  await continueWithGoogle(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alert')).toContainText('You did not finish signing in.');
  await expect(page).toHaveURL('/login');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('an auth error is shown as text and taken out of the address', async ({ page }) => {
  const markup = '<img src=x onerror="document.title=1">';
  await page.goto(`/login?error=x&error_description=${encodeURIComponent(markup)}&returnTo=%2Ffaq`);
  await expect(page.getByRole('alert')).toContainText(markup);
  await expect(page).toHaveURL('/login?returnTo=%2Ffaq');
  await expect(page.getByRole('alert').locator('img')).toHaveCount(0);
  await page.goto('/register?error=');
  await expect(page.getByRole('alert')).toContainText('Authentication failed');
  await expect(page).toHaveURL('/register');
});

test('login and register lead a signed-in user on', async ({ page, context }) => {
  await beSignedIn(context, student);
  await page.goto('/login');
  await expect(page).toHaveURL('/');
  await page.goto('/register?returnTo=%2Fcourses%3Fsearch%3Dsql');
  await expect(page).toHaveURL('/courses?search=sql');
  await page.goto('/login?returnTo=%2F%2Fevil.example');
  await expect(page).toHaveURL('/');
});

test('the Creator Dashboard is in the header of creators, and marked on every page of it', async ({
  page,
}) => {
  await signIn(page, creator);
  const link = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Creator Dashboard' });
  await expect(link).not.toHaveAttribute('aria-current');
  await link.click();
  await expect(page).toHaveURL('/creator-dashboard');
  await expect(link).toHaveAttribute('aria-current', 'page');
  await page.goto('/creator-dashboard/courses');
  await expect(link).toHaveAttribute('aria-current', 'page');
  await chooseInUserMenu(page, creator, 'Sign out');
  await expectVisitor(page);
  await expect(link).toHaveCount(0);
});

test('a student has no Creator Dashboard in the header', async ({ page, context }) => {
  await beSignedIn(context, student);
  await page.goto('/courses');
  await expect(userMenu(page, student)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Creator Dashboard' })).toHaveCount(0);
});

test('signing out that fails says so, and one is still signed in', async ({ page, context, pageErrors }) => {
  pageErrors.allow(/status of 503/);
  await beSignedIn(context, student);
  await page.goto('/faq');
  await page.route('**/api/auth/logout', (route) => route.fulfill({ status: 503, json: {} }));
  await chooseInUserMenu(page, student, 'Sign out');
  await expect(page.getByText('Failed to logout. Please try again.', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/faq');
  await page.unroute('**/api/auth/logout');
  await page.reload();
  await expect(userMenu(page, student)).toBeVisible();
  await chooseInUserMenu(page, student, 'Sign out');
  await expect(page).toHaveURL('/');
  await expectVisitor(page);
});

test('a session that was ended elsewhere ends on the page too', async ({
  page,
  context,
  playwright,
  baseURL,
  pageErrors,
}) => {
  pageErrors.allow(sessionIsOver);
  await signIn(page, student);
  // A call that is still on its way would tell the page before anybody does something.
  await page.waitForLoadState('networkidle');
  const elsewhere = await playwright.request.newContext({
    ...(baseURL === undefined ? {} : { baseURL, extraHTTPHeaders: { origin: baseURL } }),
    storageState: await context.storageState(),
  });
  expect((await elsewhere.post('/api/auth/logout', { data: {} })).status()).toBe(204);
  await elsewhere.dispose();

  await chooseInUserMenu(page, student, 'Your Profile');
  await expect(page).toHaveURL('/login?returnTo=%2Fprofile');
  await expectVisitor(page);
  await continueWithGoogle(page);
  await choose(page, student);
  await expect(page).toHaveURL('/profile');
});

test('what one person saw is gone when another signs in beside it', async ({ page, context }) => {
  await signIn(page, student, { from: '/faq' });
  await chooseInUserMenu(page, student, 'Settings');
  await expect(page.getByLabel('Email')).toHaveValue(student.email);

  const beside = await context.newPage();
  await beside.goto('/faq');
  await chooseInUserMenu(beside, student, 'Sign out');
  await expectVisitor(beside);
  await comeBackTo(page);
  await expectVisitor(page);
  await expect(page).toHaveURL('/login?returnTo=%2Fprofile%3Ftab%3Dsettings');

  await signIn(beside, creator);
  await comeBackTo(page);
  await expect(page).toHaveURL('/profile?tab=settings');
  await expect(page.getByLabel('Email')).toHaveValue(creator.email);
  await expect(page.getByText(student.name)).toHaveCount(0);
});
