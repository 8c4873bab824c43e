import type { APIRequestContext, Page } from '@playwright/test';
import { courseIdOf, titles } from './demo-courses.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';

interface Screen {
  readonly name: string;
  readonly path: string;
  readonly course?: string;
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
    path: '/courses?filter=in-progress',
    ready: heading('Courses In Progress'),
  },
  { name: 'course', path: '/course/:id', course: titles.newest, ready: heading(titles.newest) },
  {
    name: 'course in Bengali',
    path: '/course/:id',
    course: titles.featuredInBengali,
    ready: heading(titles.featuredInBengali),
  },
  {
    name: 'course without content',
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
  { name: 'missing course', path: '/course/none', ready: heading('Course Not Found') },
  { name: 'FAQ', path: '/faq', ready: heading(/Frequently/) },
  {
    name: 'login',
    path: '/login?error=access_denied',
    ready: async (page) => expect(page.getByRole('alert')).toBeVisible(),
  },
  {
    name: 'register',
    path: '/register',
    ready: async (page) => expect(page.getByText('Continue with Google')).toBeVisible(),
  },
  {
    name: '404',
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
