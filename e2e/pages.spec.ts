import type { Page } from '@playwright/test';
import { courseIdOf, titles } from './demo-courses.ts';
import { markupOf } from './drawn-markup.ts';
import { openPagesEmpty } from './empty-page.ts';
import { expect, test } from './fixtures.ts';
import { beSignedIn, student } from './users.ts';

const publicPages = [
  '/',
  '/courses',
  '/courses?search=python',
  '/courses?search=nothing-is-called-like-this',
  '/courses?categoryId=1',
  '/courses?limit=16',
  '/courses?filter=in-progress',
  '/course/[newest]',
  '/course/[featuredInBengali]',
  '/course/[withoutContent]',
  '/course/[withAllSections]/enroll',
  '/course/no-such-course',
  '/course/no-such-course/enroll',
  '/faq',
  '/terms',
  '/login',
  '/login?returnTo=%2Fcourses&error=access_denied&error_description=You%20said%20no',
  '/register',
  '/no/such/page',
  // After the others: who follows such a link stays with its language.
  '/courses?search=python&lang=bn',
  '/course/[newest]?lang=bn',
  '/faq?lang=bn',
  '/login?error=access_denied&lang=bn',
] as const;

async function addressOf(page: Page, address: string): Promise<string> {
  const [, name] = /\[(\w+)\]/.exec(address) ?? [];
  if (name === undefined) return address;
  return address.replace(`[${name}]`, await courseIdOf(page.request, titles[name as keyof typeof titles]));
}

test('every public page is the same, drawn by the server or by the browser', async ({ page, pageErrors }) => {
  test.slow();
  pageErrors.allow(/status of 404/);
  for (const template of publicPages) {
    const address = await addressOf(page, template);
    const response = await page.request.get(address, { headers: { 'accept-language': 'en-US' } });
    const fromServer = await markupOf(page, await response.text());
    expect(fromServer.length, template).toBeGreaterThan(30);

    await openPagesEmpty(page);
    await page.goto(address);
    // When everything that it asks for has come.
    await expect(async () => expect(await markupOf(page), template).toEqual(fromServer)).toPass({
      timeout: 15_000,
    });
    await page.unrouteAll();

    // A difference that React finds while it takes over is an error of the page.
    await page.goto(address);
  }
});

test('for a user, the app takes over a page whose frame is there already', async ({ page, context }) => {
  await beSignedIn(context, student);
  const id = await courseIdOf(page.request, titles.newest);
  for (const address of ['/', '/courses', `/course/${id}`, `/course/${id}/enroll`, '/faq', '/profile']) {
    const response = await page.goto(address);
    expect(response?.headers()['cache-control'], address).toBe('private, no-store');
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('button', { name: /User menu/ })).toBeVisible();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a crawler finds in a course what it needs to list it and to show a link to it', async ({
    page,
    baseURL,
  }) => {
    const id = await courseIdOf(page.request, titles.newest);
    const html = await (await page.request.get(`/course/${id}`)).text();
    await page.goto(`/course/${id}`);
    await expect(page).toHaveTitle(`${titles.newest} · Academy`);
    const said = (name: string) =>
      page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content');
    expect((await said('description'))?.length).toBeGreaterThan(40);
    expect(await said('og:title')).toContain(titles.newest);
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`${baseURL}/course/${id}`);
    expect(await page.locator('html').getAttribute('lang')).toBe('en');

    const picture = await page.request.get((await said('og:image')) ?? '');
    expect(picture.status()).toBe(200);
    expect(picture.headers()['content-type']).toMatch(/^image\/(png|jpeg|webp)$/);

    const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}');
    expect(data).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Course',
      name: titles.newest,
      description: expect.any(String),
      provider: { '@type': 'Organization', name: 'Academy' },
      offers: { '@type': 'Offer', price: expect.any(Number), priceCurrency: 'USD' },
      hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'online' },
    });

    const robots = await (await page.request.get('/robots.txt')).text();
    expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
    const courses = await (await page.request.get('/sitemaps/courses-1.xml')).text();
    expect(courses).toContain(`<loc>${baseURL}/course/${id}</loc>`);
  });

  test('the public pages can be read, and their links and searches work', async ({ page, pageErrors }) => {
    pageErrors.allow(/status of 404/);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Continue your learning journey');
    await page.getByRole('main').getByRole('link', { name: 'Explore Courses' }).click();
    await expect(page).toHaveURL(/\/courses$/);
    const cards = page.getByRole('region', { name: 'All Courses' }).getByRole('heading', { level: 3 });
    await expect(cards).toHaveCount(8);
    await page.getByRole('link', { name: 'Load more courses' }).click();
    await expect(cards).not.toHaveCount(8);

    await page.getByRole('searchbox', { name: 'Search the catalogue' }).fill('react');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/search=react/);
    await page.getByRole('link', { name: titles.newest }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles.newest);
    await expect(page.getByText('From a sketch to a component tree')).toBeVisible();
    await page.getByRole('link', { name: 'Enroll in this course' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(titles.newest);

    await page.goto('/faq');
    await expect(page.getByText(/refund/i).last()).toBeVisible();
    await page.goto('/no/such/page');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  });
});
