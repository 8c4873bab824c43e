import type { Page } from '@playwright/test';
import { findMisfits } from './cut-off-texts.ts';
import { courseIdOf, titles } from './demo-courses.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { courseOf } from './learners.ts';
import { expectWhole } from './skeletons.ts';
import { beSignedIn, creator, student } from './users.ts';

test.use({ locale: 'bn-BD' });

/** On the smallest phone, where letters that are larger have the least room; one load serves for all of it. */
async function expectInBengali(page: Page, addresses: readonly string[]): Promise<void> {
  const misfits: string[] = [];
  for (const address of addresses) {
    await page.goto(address);
    await expectWhole(page);
    expect(await page.locator('html').getAttribute('lang'), address).toBe('bn');
    await expectAccessible(page, address, { widths: [320] });
    misfits.push(...(await findMisfits(page, address, [320])));
  }
  expect(misfits).toEqual([]);
}

test('the public screens are accessible to all in Bengali', async ({ page, request }) => {
  test.slow();
  const course = `/course/${await courseIdOf(request, titles.newest)}`;
  const enrollment = `/course/${await courseIdOf(request, titles.withAllSections)}/enroll`;
  const others = ['/', '/courses', '/courses?search=zzzzqqqq', '/faq', '/login?error=access_denied'];
  await expectInBengali(page, [...others, course, enrollment]);
});

test('a lesson and the profile are accessible to all in Bengali', async ({ page, context }) => {
  test.slow();
  await beSignedIn(context, student);
  const { first, address } = await courseOf(page, 'Machine Learning by Intuition');
  const lesson = address(first);
  const profile = ['/profile', '/profile?tab=settings', '/notebook'];
  await expectInBengali(page, [lesson, `${lesson}?tab=notes`, `${lesson}?tab=assistant`, ...profile]);
});

test('the studio is accessible to all in Bengali', async ({ page, context }) => {
  test.slow();
  await beSignedIn(context, creator);
  const [course] = await (await page.request.get('/api/creator/courses')).json();
  await expectInBengali(page, [
    '/creator-dashboard/courses',
    `/creator-dashboard/courses/${course._id}/edit`,
    `/creator-dashboard/courses/${course._id}/curriculum`,
    `/courses/${course._id}/students`,
  ]);
});
