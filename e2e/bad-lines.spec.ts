import type { Page } from '@playwright/test';
import { courseIdOf, titles } from './demo-courses.ts';
import { expectReadable } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { holdRequests } from './held-requests.ts';
import { beNewUser, courseOf, newStudent } from './learners.ts';
import { beSignedIn, creator, student } from './users.ts';

const files = /\/assets\//;

/** The page as it is before any style sheet, script or font has come: drawn, and not blank. */
async function expectFrameFirst(page: Page, address: string): Promise<void> {
  const letFilesCome = await holdRequests(page, files);
  await page.goto(address, { waitUntil: 'commit' });
  const firstPaint = () => page.evaluate(() => performance.getEntriesByName('first-paint').length);
  await expect.poll(firstPaint, { message: `${address} is drawn` }).toBe(1);
  const frame = page.locator('#frame');
  await expect(frame, address).toBeVisible();
  const files_ = await page.evaluate(() =>
    performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/')),
  );
  expect(files_, 'has come by then').toEqual([]);
  letFilesCome();
  await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeVisible();
  await expect(frame, address).toBeHidden();
  await page.unroute(files);
}

test('the frame of every first page is drawn before any of its files has come', async ({
  page,
  context,
  pageErrors,
}) => {
  test.slow();
  // A lesson of a course that these two are not enrolled in.
  pageErrors.allow(/status of 403/);
  const course = `/course/${await courseIdOf(page.request, titles.newest)}`;
  const { address, first } = await courseOf(page);
  for (const visited of ['/', '/courses', course, '/login', '/profile', address(first)]) {
    await expectFrameFirst(page, visited);
  }
  await beSignedIn(context, student);
  for (const used of ['/', '/courses', course, '/profile', address(first)]) {
    await expectFrameFirst(page, used);
  }
  await beSignedIn(context, creator);
  await expectFrameFirst(page, '/creator-dashboard');
});

test.describe('a button whose answer cannot be drawn', () => {
  test.use({ academy: 'school' });

  test('says in plain words that nothing was done', async ({ page, context, pageErrors }) => {
    pageErrors.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|A part of the page/);
    await beNewUser(page);
    const { courseId } = await courseOf(page, titles.newest);
    await page.goto(`/course/${courseId}/enroll`);
    const enroll = page.getByRole('button', { name: 'Enroll Now' }).first();
    await expect(enroll).toBeEnabled();
    // What draws it comes with the notice of the connection, which no page shows while there is one.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/connection-notice-')),
    );
    await context.setOffline(true);
    await enroll.click();
    const said = page.getByRole('alert').filter({ hasText: 'Enrollment Failed' });
    await expect(said).toContainText('The academy cannot be reached. Please check your connection.');
    await expectReadable(page, 'a plain toast', { part: '[data-toasts]' });
    await said.getByRole('button', { name: 'Close' }).click();
    await expect(said).toHaveCount(0);
    await context.setOffline(false);
    await page.reload();
    await expect(enroll, 'nobody was enrolled later, without a word').toBeEnabled();
  });
});

test.describe('an app whose code cannot be fetched', () => {
  test.use({ academy: 'school' });

  test('says so on every page, and goes on at one press', async ({ page, pageErrors }) => {
    test.slow();
    pageErrors.allow(/ERR_FAILED|The app did not start|Failed to fetch dynamically imported module/);
    const { address, first } = await newStudent(page);
    for (const opened of ['/profile', address(first)]) {
      await page.route(/\/assets\/app-/, (route) => route.abort());
      await page.goto(opened, { waitUntil: 'commit' });
      const notice = page.getByRole('alert');
      await expect(notice).toContainText('The academy could not be loaded completely.');
      await expectReadable(page, `${opened} without its app`, { part: '[data-start-notice]' });
      await page.unroute(/\/assets\/app-/);
      await notice.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(notice).toHaveCount(0);
    }
  });
});
