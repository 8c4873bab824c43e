/** The people of the demo academy, and how one of them signs in: by hand, or as an operator has it done. */
import { demoAccounts } from '@academy/contract/auth/demo-accounts.ts';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { here } from './academies.ts';
import { expect } from './fixtures.ts';
import { sessionCookieOf } from './session-desk.ts';

const [student, creator] = demoAccounts;

export { creator, student };

interface Person {
  readonly name: string;
}

/**
 * Gives a browser the cookies of somebody, an account of their own if there is none: for stories about what comes
 * after signing in. The chooser lets one address through only so many times a minute, and stories are quick.
 */
export async function beSignedIn(
  context: BrowserContext,
  { email }: { readonly email: string },
): Promise<void> {
  const header = await sessionCookieOf(email);
  const cookies = header.split('; ').map((cookie) => cookie.split('=', 2));
  await context.addCookies(cookies.map(([name = '', value = '']) => ({ name, value, url: here().url })));
}

/** By hand, from the page given to the same page. */
export async function signIn(page: Page, person: Person, { from = '/courses' } = {}): Promise<void> {
  await page.goto(from);
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await continueWithGoogle(page);
  await choose(page, person);
}

export async function continueWithGoogle(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
}

export async function choose(page: Page, { name }: Person): Promise<void> {
  await page.getByRole('button', { name }).click();
  await expect(userMenu(page, { name })).toBeVisible();
}

export function userMenu(page: Page, { name }: Person): Locator {
  return page.getByRole('button', { name: `User menu of ${name}` });
}

export async function chooseInUserMenu(page: Page, person: Person, item: string): Promise<void> {
  await userMenu(page, person).click();
  await page.getByRole('menuitem', { name: item }).click();
}

export async function expectVisitor(page: Page): Promise<void> {
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
}
