import type { Page } from '@playwright/test';
import { courseIdOf, titles } from './demo-courses.ts';
import { expect, test } from './fixtures.ts';

const ENGLISH = ['figtree-latin', 'fraunces-latin'];
const BENGALI_CARD = ['hind-siliguri-400', 'noto-serif-bengali'];

test.use({ viewport: { width: 390, height: 844 } });

/** The fonts that the page has fetched, by the names of their recipes, when those it asked for are there. */
async function fontsOf(page: Page): Promise<string[]> {
  const files = await page.evaluate(async () => {
    // A frame lays out what the window shows, and that is what asks for fonts.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await document.fonts.ready;
    return performance.getEntriesByType('resource').map(({ name }) => name);
  });
  return files
    .flatMap((file) => /\/([a-z\d-]+)-[\w-]{8}\.woff2$/.exec(file)?.[1] ?? [])
    .filter((name, index, names) => names.indexOf(name) === index)
    .toSorted();
}

for (const [name, path] of [
  ['the home page', '/'],
  ['the catalogue', '/courses'],
] as const) {
  test(`${name} fetches Bengali fonts when a Bengali card is scrolled into the window, and not before`, async ({
    page,
  }) => {
    await page.goto(path);
    const title = page.getByRole('heading', { name: titles.featuredInBengali });
    await expect(title).toBeAttached();
    await expect(title).not.toBeInViewport();
    expect(await fontsOf(page)).toEqual(ENGLISH);
    await title.scrollIntoViewIfNeeded();
    await expect.poll(() => fontsOf(page)).toEqual([...ENGLISH, ...BENGALI_CARD].toSorted());
  });
}

test('a Bengali card on the first screen is drawn in its fonts, with reduced motion and on a page that does not scroll too', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 2400 });
  await page.goto(`/courses?search=${encodeURIComponent('টাইপোগ্রাফি')}`);
  await expect(page.getByRole('heading', { name: titles.featuredInBengali })).toBeInViewport();
  await expect.poll(() => fontsOf(page)).toEqual([...ENGLISH, ...BENGALI_CARD].toSorted());
});

test('a Bengali course fetches the bold of its outline when that is reached', async ({ page }) => {
  // Far enough above the outline, however many lines the text above takes in a font of the system.
  await page.setViewportSize({ width: 390, height: 640 });
  await page.goto(`/course/${await courseIdOf(page.request, titles.featuredInBengali)}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles.featuredInBengali);
  await expect.poll(() => fontsOf(page)).toEqual([...ENGLISH, ...BENGALI_CARD].toSorted());
  await page.getByRole('button', { name: /হরফ চেনা/ }).scrollIntoViewIfNeeded();
  await expect.poll(() => fontsOf(page)).toContain('hind-siliguri-600');
});

test('an English page fetches two fonts, whatever signs and joined emoji it holds', async ({ page }) => {
  await page.goto(`/course/${await courseIdOf(page.request, titles.newest)}`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(titles.newest);
  await heading.evaluate((element) => element.append(' 12 € – “half‌time” 👩‍💻'));
  expect(await fontsOf(page)).toEqual(ENGLISH);
});

for (const sign of ['২', '।']) {
  test(`the sign ${sign} alone is drawn in the Bengali font`, async ({ page }) => {
    await page.goto('/faq');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    expect(await fontsOf(page)).toEqual(ENGLISH);
    await heading.evaluate((element, text) => element.append(text), sign);
    await expect.poll(() => fontsOf(page)).toEqual([...ENGLISH, 'noto-serif-bengali']);
  });
}
