import { languageCookie, longerEnglish } from '@academy/contract/interface/languages.ts';
import type { BrowserContext, Page } from '@playwright/test';
import { here } from './academies.ts';
import { findMisfits } from './cut-off-texts.ts';
import { courseIdOf, titles } from './demo-courses.ts';
import { expect, test } from './fixtures.ts';
import { courseOf } from './learners.ts';
import { lessonCalled, modulesOnServer } from './own-courses.ts';
import { expectWhole } from './skeletons.ts';
import { beSignedIn, creator, student } from './users.ts';

/* In English that is a third longer, as other languages are. */

const widths = [320, 1280];
const halfDone = 'Machine Learning by Intuition';
const finished = 'SQL for Everyday Questions';

const speakLonger = (context: BrowserContext) =>
  context.addCookies([{ name: languageCookie, value: longerEnglish, url: here().url }]);

/** One load serves for all widths. */
async function visit(page: Page, addresses: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const address of addresses) {
    await page.goto(address);
    await expectWhole(page);
    expect(await page.locator('html').getAttribute('lang'), address).toBe(longerEnglish);
    found.push(...(await findMisfits(page, address, widths)));
  }
  return found;
}

test('a visitor sees every text in full, though it is a third longer', async ({
  page,
  context,
  pageErrors,
}) => {
  test.slow();
  pageErrors.allow(/status of 404/);
  await speakLonger(context);
  const course = (title: string) => courseIdOf(page.request, title);
  const found = await visit(page, [
    '/',
    '/courses',
    '/courses?search=zzzzqqqq',
    '/courses?filter=in-progress',
    `/course/${await course(titles.newest)}`,
    `/course/${await course(titles.withoutContent)}`,
    `/course/${await course(titles.withAllSections)}/enroll`,
    '/course/none',
    '/faq',
    '/login?error=access_denied',
    '/register',
    '/no/such/page',
  ]);
  await page.goto('/login');
  await page.getByRole('main').getByRole('button').click();
  await expect(page.locator('main.chooser')).toBeVisible();
  found.push(...(await findMisfits(page, 'the choice of an account', widths)));

  await page.goto('/');
  await page.setViewportSize({ width: 390, height: 900 });
  await page.locator('header button[aria-haspopup=dialog]').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  found.push(...(await findMisfits(page, 'the menu of a phone', [320, 390])));
  expect(found).toEqual([]);
});

test('a student sees every text in full, though it is a third longer', async ({ page, context }) => {
  test.slow();
  await speakLonger(context);
  // Signed in elsewhere too, which the settings tell of.
  await beSignedIn(context, student);
  await beSignedIn(context, student);
  const { courseId, first, address } = await courseOf(page, halfDone);
  const found = await visit(page, [
    '/',
    '/courses',
    '/courses?filter=in-progress',
    '/profile',
    '/notebook',
    '/profile?tab=certificates',
    '/profile?tab=settings',
    `/course/${courseId}`,
    `/course/${await courseIdOf(page.request, finished)}`,
    `/course/${await courseIdOf(page.request, titles.newest)}/enroll`,
    address(first),
    `${address(first)}?tab=notes`,
    `${address(first)}?tab=assistant`,
  ]);
  expect(found).toEqual([]);
});

test('a creator sees every text in full, though it is a third longer', async ({ page, context }) => {
  test.slow();
  await speakLonger(context);
  await beSignedIn(context, creator);
  const own: { _id: string; status: string }[] = await (
    await page.request.get('/api/creator/courses')
  ).json();
  const courseId = own.find(({ status }) => status === 'published')?._id ?? '';
  const course = `/creator-dashboard/courses/${courseId}`;
  const found = await visit(page, [
    '/creator-dashboard',
    '/creator-dashboard/courses',
    '/creator-dashboard/create-course',
    '/creator-dashboard/settings',
    `${course}/detail`,
    `${course}/edit`,
    `${course}/curriculum`,
    `/courses/${courseId}/students`,
    `/course-player/${courseId}`,
  ]);
  await page.goto(`${course}/curriculum`);
  const [module] = await modulesOnServer(page, courseId);
  await lessonCalled(page, module?.lessons[0]?.title ?? '').click();
  await expectWhole(page);
  found.push(...(await findMisfits(page, 'a lesson in the editor', widths)));
  expect(found).toEqual([]);
});
