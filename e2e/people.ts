/** The people of the demo academy, and how one of them signs in: by hand, through the built-in account chooser. */
import { demoAccounts } from '@academy/contract/auth/demo-accounts.ts';
import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

const [student, creator] = demoAccounts;

export { creator, student };

interface Person {
  readonly name: string;
}

/** From the page given to the same page, signed in. The page must be one that carries its Login link itself. */
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
