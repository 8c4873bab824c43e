import type { APIRequestContext, Page } from '@playwright/test';
import { findMisfits } from './cut-off-texts.ts';
import { courseIdOf, titles } from './demo-courses.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { courseOf } from './learners.ts';
import { expectWhole } from './skeletons.ts';
import { beSignedIn, creator, student } from './users.ts';

interface Screen {
  readonly name: string;
  readonly path: string;
  readonly course?: string;
  /** Made of the same parts as another: one of the two is enough in a second language. */
  readonly alike?: true;
  readonly ready: (page: Page) => Promise<void>;
}

const heading = (name: string | RegExp) => async (page: Page) => {
  await expect(page.getByRole('heading', { name }).first()).toBeVisible();
};

const screens: readonly Screen[] = [
  { name: 'home', path: '/', ready: heading(titles.newest) },
  { name: 'catalogue', path: '/courses', ready: heading(titles.newest) },
  {
    name: 'nothing found',
    path: '/courses?search=zzzzqqqq',
    ready: heading('No course matches your search.'),
  },
  {
    name: 'my courses, signed out',
    alike: true,
    path: '/courses?filter=in-progress',
    ready: heading('Courses In Progress'),
  },
  { name: 'course', path: '/course/:id', course: titles.newest, ready: heading(titles.newest) },
  {
    name: 'course in Bengali',
    alike: true,
    path: '/course/:id',
    course: titles.featuredInBengali,
    ready: heading(titles.featuredInBengali),
  },
  {
    name: 'course without content',
    alike: true,
    path: '/course/:id',
    course: titles.withoutContent,
    ready: heading(titles.withoutContent),
  },
  {
    name: 'enrollment',
    path: '/course/:id/enroll',
    course: titles.withAllSections,
    ready: heading(titles.withAllSections),
  },
  { name: 'missing course', alike: true, path: '/course/none', ready: heading('Course Not Found') },
  { name: 'FAQ', path: '/faq', ready: heading(/Frequently/) },
  {
    name: 'login',
    path: '/login?error=access_denied',
    ready: async (page) => expect(page.getByRole('alert')).toBeVisible(),
  },
  {
    name: 'register',
    alike: true,
    path: '/register',
    ready: async (page) => expect(page.getByText('Continue with Google')).toBeVisible(),
  },
  {
    name: '404',
    alike: true,
    path: '/none',
    ready: async (page) => expect(page.getByText('404 Page Not Found')).toBeVisible(),
  },
];

const addressOf = async (request: APIRequestContext, { path, course }: Screen): Promise<string> =>
  path.replace(':id', course === undefined ? '' : await courseIdOf(request, course));

for (const screen of screens) {
  const { name, ready } = screen;
  test(`${name} is accessible to all`, async ({ page, request, pageErrors }) => {
    pageErrors.allow(/status of 404/);
    await page.goto(await addressOf(request, screen));
    await ready(page);
    await page.waitForLoadState('networkidle');
    await expectAccessible(page, name);
  });
}

test('the menu of a phone is accessible to all', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expectAccessible(page, 'the menu', { widths: [390] });
});

test.describe('in Bengali', () => {
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

  test('the public screens are accessible to all', async ({ page, request, pageErrors }) => {
    test.slow();
    pageErrors.allow(/status of 404/);
    const unlike = screens.filter(({ alike }) => !alike);
    const addresses = await Promise.all(unlike.map((screen) => addressOf(request, screen)));
    await expectInBengali(page, addresses);
  });

  test('a lesson and the profile are accessible to all', async ({ page, context }) => {
    test.slow();
    await beSignedIn(context, student);
    const { first, address } = await courseOf(page, 'Machine Learning by Intuition');
    const lesson = address(first);
    const profile = ['/profile', '/profile?tab=settings', '/notebook'];
    await expectInBengali(page, [lesson, `${lesson}?tab=notes`, `${lesson}?tab=assistant`, ...profile]);
  });

  test('the studio is accessible to all', async ({ page, context }) => {
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
});
