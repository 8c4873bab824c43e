/* In which language a page comes, and who remembers it. */

import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { beNewUser } from './learners.ts';
import { expectToast } from './toasts.ts';
import { bn } from './translated-texts.ts';
import { beSignedIn } from './users.ts';

const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });
const switchTo = (page: Page, name: string): Locator =>
  page.getByRole('contentinfo').getByRole('link', { name });
const questions = { en: 'Frequently Asked Questions', bn: bn('Frequently Asked Questions') };

/** The page that answers questions, and all of it in this language. */
async function expectQuestionsIn(page: Page, language: 'en' | 'bn'): Promise<void> {
  await expect(heading(page)).toHaveText(questions[language]);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

test.describe('a browser that asks for Bengali', () => {
  test.use({ locale: 'bn-BD' });

  test('gets it, until another language is chosen, which this device remembers', async ({ page }) => {
    await page.goto('/faq');
    await expectQuestionsIn(page, 'bn');
    await page.getByRole('main').getByRole('searchbox').fill('কোর্স');
    await switchTo(page, 'English').click();
    await expectQuestionsIn(page, 'en');
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('কোর্স');
    await page.reload();
    await expectQuestionsIn(page, 'en');
    await expect(switchTo(page, 'English')).toHaveAttribute('aria-current', 'true');
  });
});

test('an address names its language, which wins until a person chooses', async ({ page, context }) => {
  await page.goto('/faq?lang=bn');
  await expectQuestionsIn(page, 'bn');
  await switchTo(page, 'English').click();
  await expectQuestionsIn(page, 'en');
  await expect(page).toHaveURL('/faq');

  // Chosen, and still less than what an address says.
  await page.goto('/faq?lang=bn');
  await expectQuestionsIn(page, 'bn');
  expect((await context.cookies()).find(({ name }) => name === 'academy_language')?.value).toBe('en');
});

test.describe('with an account', () => {
  test.use({ academy: 'school' });

  test('the language is the same on every device', async ({ page, browser, baseURL }) => {
    const user = await beNewUser(page);
    await page.goto('/profile?tab=settings');
    const kept = page.waitForResponse(
      (response) => response.url().endsWith('/api/users/language') && response.ok(),
    );
    await page.getByRole('main').getByRole('link', { name: 'বাংলা' }).click();
    await kept;
    await expect(page.getByRole('heading', { name: bn('Account Settings') })).toBeVisible();

    const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    await beSignedIn(elsewhere, user);
    const other = await elsewhere.newPage();
    await other.goto('/faq');
    await expectQuestionsIn(other, 'bn');
    await elsewhere.close();
  });
});

test('a language that cannot be fetched leaves the page as it is, and says so', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_FAILED/);
  await page.goto('/faq');
  await page.route(/\/assets\/bn-[^/]*\.js$/, (route) => route.abort());
  await switchTo(page, 'বাংলা').click();
  await expectToast(page, 'The language could not be loaded. Please try again.');
  await expectQuestionsIn(page, 'en');
  await page.unrouteAll();
  await page.reload();
  await expectQuestionsIn(page, 'en');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the switch is a link to the same page in the other language', async ({ page }) => {
    await page.goto('/courses?search=python');
    await switchTo(page, 'বাংলা').click();
    await expect(page).toHaveURL('/courses?search=python&lang=bn');
    await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
    await expect(page.getByRole('searchbox', { name: bn('Search the catalogue') })).toHaveValue('python');
  });
});
