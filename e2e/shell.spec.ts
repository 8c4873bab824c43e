import { expect, test } from './fixtures.ts';

test('any other path shows the 404 card, and says so to machines', async ({ page, pageErrors }) => {
  pageErrors.allow(/status of 404/);
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('404 Page Not Found')).toBeVisible();
  await page.getByRole('main').getByRole('link').click();
  await expect(page).toHaveURL(/\/$/);
});

test('the header leads everywhere, and tells where one is', async ({ page }) => {
  await page.goto('/');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  for (const [name, path] of [
    ['Courses', '/courses'],
    ['FAQ', '/faq'],
    ['Home', '/'],
  ] as const) {
    await navigation.getByRole('link', { name }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(navigation.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  }
  await expect(navigation.getByRole('link')).toHaveText(['Home', 'Courses', 'FAQ']);
  await navigation.getByRole('link', { name: 'FAQ' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Academy home' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole('banner').getByRole('link', { name: 'Register' }).click();
  await expect(page).toHaveURL(/\/register$/);
});

test('the search in the header takes text, notes it in the console and goes nowhere', async ({ page }) => {
  await page.clock.install();
  // What the page itself asks for has nothing to do with the search.
  const listed = page.waitForResponse(/\/api\/courses\?/);
  await page.goto('/');
  await listed;
  const search = page.getByPlaceholder('Search courses...').first();
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url());
  });
  const noted = page.waitForEvent('console');
  await search.fill('react');
  expect(await (await noted).args()[1]?.jsonValue()).toEqual({ text: 'react' });
  await search.press('Enter');
  // Long enough for whatever would wait until nobody types any more.
  await page.clock.runFor(10_000);
  expect(calls).toEqual([]);
  await expect(page).toHaveURL(/\/$/);
});

test('the footer has its columns and legal links', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  for (const name of ['For Students', 'For Instructors', 'Company']) {
    await expect(footer.getByRole('heading', { name })).toBeVisible();
    await expect(footer.getByRole('navigation', { name }).getByRole('link').first()).toBeVisible();
  }
  await expect(footer.getByRole('navigation', { name: 'Legal' }).getByRole('link')).toHaveText([
    'Terms of Service',
    'Privacy Policy',
    'Cookie Policy',
  ]);
});

test.describe('under 768 px', () => {
  test.use({ viewport: { width: 767, height: 900 } });

  test('the navigation folds into a menu that the keyboard opens, uses and closes', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    const open = page.getByRole('button', { name: 'Open menu' });
    await open.focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(open).toBeFocused();
    await open.click();
    await menu.getByRole('link', { name: 'FAQ' }).click();
    await expect(page).toHaveURL(/\/faq$/);
    await expect(menu).toBeHidden();
  });
});

test.describe('from 768 px on', () => {
  test.use({ viewport: { width: 768, height: 900 } });

  test('the navigation is in the header', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
  });
});

test('the keyboard skips to the content', async ({ page }) => {
  await page.goto('/courses');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
