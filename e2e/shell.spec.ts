import { expect, test } from './fixtures.ts';
import { holdRequests } from './held-requests.ts';

test('any other path shows the 404 card, and says so to machines', async ({ page, pageErrors }) => {
  pageErrors.allow(/status of 404/);
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('404 Page Not Found')).toBeVisible();
  await page.getByRole('main').getByRole('link').click();
  await expect(page).toHaveURL(/\/$/);
});

test('the navigation folds into a menu under 768 px, which the keyboard opens, uses and closes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  const open = page.getByRole('button', { name: 'Open menu' });
  await expect(navigation).toBeVisible();
  await expect(open).toBeHidden();
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(navigation).toBeHidden();
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
  // On a phone, Back closes what is open before it leaves the page.
  await open.click();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(/\/faq$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

test('colours that are chosen come with the page from then on', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/faq');
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await ground();
  const colours = page.getByRole('contentinfo').getByRole('group', { name: 'Colours' });
  const choose = (name: string) => colours.getByRole('button', { name }).click();
  await choose('Dark colours');
  const dark = await ground();
  expect(dark).not.toBe(light);
  const response = await page.reload();
  expect(await response?.text()).toContain('<html data-theme="dark"');
  expect(await ground()).toBe(dark);
  await expect(colours.getByRole('button', { pressed: true })).toHaveAccessibleName('Dark colours');
  await page.emulateMedia({ colorScheme: 'dark' });
  await choose('Light colours');
  expect(await ground()).toBe(light);
  await choose('System colours');
  expect(await ground()).toBe(dark);
});

test('the keyboard skips to the content', async ({ page }) => {
  await page.goto('/courses');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a tap that comes before the app does is done when it is there, and a menu that cannot be fetched says so', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_FAILED|Failed to fetch dynamically imported module/);
  await page.setViewportSize({ width: 390, height: 800 });
  const letAppCome = await holdRequests(page, /\/assets\/app-/);
  await page.route(/\/assets\/mobile-menu-sheet-/, (route) => route.abort());
  const appIsAskedFor = page.waitForRequest(/\/assets\/app-/);
  await page.goto('/', { waitUntil: 'commit' });
  await appIsAskedFor;
  await page.getByRole('button', { name: 'Open menu' }).click();
  letAppCome();
  await expect(page.getByRole('alert')).toHaveText('The menu could not be loaded. Please try again.');
  await page.unroute(/\/assets\/mobile-menu-sheet-/);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});

test('a link that is followed while the app takes the page over leads on, and nothing breaks', async ({
  page,
}) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.addInitScript(FOLLOW_LINK_ONCE_REACT_BEGINS);
  await page.goto('/courses', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await page.waitForLoadState('networkidle');
});

/** React marks its container when it begins to take a page over. */
const FOLLOW_LINK_ONCE_REACT_BEGINS = `const asking = setInterval(() => {
  const container = Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer'));
  if (!container || location.pathname !== '/courses') return;
  clearInterval(asking);
  document.querySelector('header a[href^="/login"]').click();
}, 1);`;
