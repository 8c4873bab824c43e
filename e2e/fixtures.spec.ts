import { catalogueOf } from './academies.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { changeStatus, newCreator } from './own-courses.ts';

/* Stories that must fail: what the pages complain of is noticed, also when a story looks elsewhere. */

test.fail('an error in the console fails a story', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(`console.error('something went wrong')`);
});

test.fail('an uncaught error fails a story', async ({ page }) => {
  await page.goto('/');
  const thrown = page.waitForEvent('pageerror');
  await page.evaluate(`setTimeout(() => { throw new Error('this was not caught'); })`);
  await thrown;
});

test.fail('what the content security policy forbids fails a story', async ({ page }) => {
  await page.goto('/');
  const reported = page.waitForEvent('console', (message) =>
    message.text().includes('Content Security Policy'),
  );
  await page.evaluate(`document.head.append(Object.assign(document.createElement('script'), { text: '1' }))`);
  await reported;
});

test('an error that a story announced does not fail it', async ({ page, pageErrors }) => {
  pageErrors.allow(/^as announced/);
  await page.goto('/');
  await page.evaluate(`console.error('as announced')`);
});

test.fail('words that only the dark theme hides fail a story', async ({ page }) => {
  await page.goto('/faq');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => {
    const words = document.createElement('p');
    document.querySelector('main')?.append(words);
    words.textContent = 'Read me in the dark';
    words.style.cssText =
      'color-scheme: light dark; color: light-dark(#000, #333); background: light-dark(#fff, #222)';
  });
  await expectAccessible(page, 'hidden in the dark', { widths: [1280] });
});

test.fail('what stands out of a phone fails a story', async ({ page }) => {
  await page.goto('/faq');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => {
    const bar = document.createElement('div');
    bar.style.cssText = 'width: 400px; height: 1px';
    document.querySelector('main')?.append(bar);
  });
  await expectAccessible(page, 'too wide');
});

test.fail('what moves for ever and is not seen fails a story', async ({ page }) => {
  await page.goto('/faq');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => {
    const wheel = document.createElement('div');
    wheel.style.visibility = 'hidden';
    document.querySelector('main')?.append(wheel);
    wheel.animate({ rotate: '360deg' }, { duration: 800, iterations: Number.POSITIVE_INFINITY });
  });
  await expectAccessible(page, 'turning unseen', { widths: [1280] });
});

test('the requests of a story are counted apart from all others', async ({ page, runningAcademy }) => {
  const begin = '/api/auth/google';
  const ask = async () => (await page.request.get(begin, { maxRedirects: 0 })).status();
  expect(await ask()).toBe(302);
  await expect.poll(ask, { intervals: [0], timeout: 20_000 }).toBe(429);
  expect((await fetch(`${runningAcademy.url}${begin}`, { redirect: 'manual' })).status).toBe(302);
});

test.describe('where other stories write', () => {
  test.use({ academy: 'studio' });

  test.fail(
    'a course among those that no story may change fails a story',
    async ({ page, runningAcademy }) => {
      Object.assign(runningAcademy, { catalogue: await catalogueOf(runningAcademy, { students: false }) });
      const { courseId } = await newCreator(page);
      await changeStatus(page, courseId, 'published');
    },
  );
});
