import { offeredLanguages } from '@academy/contract/interface/languages.ts';
import type { Page } from '@playwright/test';
import { here } from './academies.ts';
import { titles } from './demo-courses.ts';
import { expect, test } from './fixtures.ts';
import { beNewUser, courseOf } from './learners.ts';

test.use({ academy: 'school', serviceWorkers: 'allow' });

/** The empty page: in the browser's language, and in each that can be chosen. */
const shells = 1 + offeredLanguages.length;

/** The addresses of everything that the browser keeps for times without a connection. */
const keptAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = (await Promise.all(caches_.map((cache) => cache.keys()))).flat();
    return requests.map(({ url }) => new URL(url).pathname);
  });

test('without a connection the app still opens every page, says so, and does nothing behind one’s back', async ({
  page,
  context,
  pageErrors,
}) => {
  test.slow();
  pageErrors.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
  await beNewUser(page);
  const { courseId } = await courseOf(page, titles.newest);
  await page.goto('/courses');
  const files = await fetch(`${here().url}/service-worker.js`).then((answer) => answer.text());
  const count = files.match(/"\/assets\//g)?.length ?? 0;
  expect(count).toBeGreaterThan(50);
  await expect.poll(async () => (await keptAddresses(page)).length, { timeout: 60_000 }).toBe(count + shells);

  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const band = page.getByRole('status').getByText('You are offline.', { exact: true });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(band, 'it stays in view').toBeInViewport();
  await page.goto('/profile');
  await expect(band).toBeVisible();
  await page.goto(`/course/${courseId}/enroll`);
  await expect(
    page
      .getByRole('alert')
      .or(page.getByRole('button', { name: 'Try again' }))
      .first(),
  ).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toHaveCount(0);
  await page.goto(`/course/${courseId}/enroll`);
  const enroll = page.getByRole('button', { name: 'Enroll Now' }).first();
  await expect(enroll).toBeEnabled();
  await context.setOffline(true);
  await enroll.click();
  await expect(page.getByRole('region', { name: /^Notification/ }).getByRole('listitem')).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(enroll, 'nobody was enrolled later, without a word').toBeVisible();

  const kept = await keptAddresses(page);
  expect(kept.filter((address) => !address.startsWith('/assets/'))).toEqual(Array(shells).fill('/shell'));
});

test('a page that is opened without a connection has the colours and the language that were chosen last', async ({
  page,
  context,
  pageErrors,
}) => {
  test.slow();
  pageErrors.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
  await page.emulateMedia({ colorScheme: 'light' });
  await beNewUser(page);
  await page.goto('/faq');
  await expect
    .poll(async () => (await keptAddresses(page)).filter((address) => address === '/shell').length, {
      timeout: 60_000,
    })
    .toBe(shells);
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('button', { name: 'Dark colours' }).click();
  await footer.getByRole('link', { name: 'বাংলা' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  await context.setOffline(true);
  const response = await page.reload();
  const begun = await response?.text();
  expect(begun, 'nothing flashes').toContain('<html data-theme="dark" lang="bn"');
  await expect(page.getByText('আপনি এখন অফলাইনে আছেন।').first()).toBeVisible();
  await expect(footer.getByRole('button', { pressed: true })).toHaveAccessibleName('গাঢ় রং');
});
