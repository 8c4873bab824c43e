/** The users of the demo academy, and how a story signs in: by hand, or with a session from the command line. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { demoAccounts } from '@academy/contract/auth/demo-accounts.ts';
import { withoutSettings } from '@academy/contract/settings/setting-names.ts';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { here } from './academies.ts';
import { expect } from './fixtures.ts';

const [student, creator] = demoAccounts;

export { creator, student };

type Named = { readonly name: string };

/**
 * Gives a browser the session of the user with that email address, who is created if there is none: for stories about what
 * comes after signing in. The account chooser lets one client through only so many times a minute, and stories are quick.
 */
export async function beSignedIn(
  context: BrowserContext,
  { email }: { readonly email: string },
): Promise<void> {
  const { dataDir, url } = here();
  const newSession = sessionCommands.get(dataDir) ?? startSessionCommand(dataDir);
  sessionCommands.set(dataDir, newSession);
  await context.addCookies(cookiesIn(await newSession(email), url));
}

/** The cookies of a Cookie header, as a browser keeps them for that address. */
export function cookiesIn(header: string, url: string) {
  return header.split('; ').map((cookie) => {
    const [name = '', value = ''] = cookie.split('=', 2);
    return { name, value, url };
  });
}

/** Answers the Cookie header of a new session. */
type SessionCommand = (email: string) => Promise<string>;

/** By data folder, because some stories have an academy of their own. */
const sessionCommands = new Map<string, SessionCommand>();

/** One process of the command line serves all stories that a worker tells of an academy. */
function startSessionCommand(dataDir: string): SessionCommand {
  const child = spawn(process.execPath, ['cli/src/main.ts', 'session', '--new', '-'], {
    cwd: path.resolve(import.meta.dirname, '..'),
    env: { ...process.env, ...withoutSettings, ACADEMY_DATA: dataDir },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  // It ends with its input, which ends with this process.
  child.unref();
  const waiting: PromiseWithResolvers<string>[] = [];
  createInterface(child.stdout).on('line', (line) => waiting.shift()?.resolve(line));
  child.once('exit', (code) => {
    sessionCommands.delete(dataDir);
    for (const { reject } of waiting.splice(0)) reject(new Error(`Signing in ended with code ${code}.`));
  });
  return (email) => {
    const answer = Promise.withResolvers<string>();
    waiting.push(answer);
    child.stdin.write(`${email}\n`);
    return answer.promise;
  };
}

/** By hand, from the page given to the same page. */
export async function signIn(page: Page, user: Named, { from = '/courses' } = {}): Promise<void> {
  await page.goto(from);
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await continueWithGoogle(page);
  await choose(page, user);
}

export async function continueWithGoogle(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
}

export async function choose(page: Page, { name }: Named): Promise<void> {
  await page.getByRole('button', { name }).click();
  await expect(userMenu(page, { name })).toBeVisible();
}

/** Opens an address ten minutes later, as the browser sees it: nothing that a page still asked for is asked without cookies. */
export async function openTenMinutesLater(page: Page, address: string): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies({ name: /^academy_(access|fresh)$/ });
  await page.goto(address);
}

export function userMenu(page: Page, { name }: Named): Locator {
  return page.getByRole('button', { name: `User menu of ${name}` });
}

export async function chooseInUserMenu(page: Page, user: Named, item: string): Promise<void> {
  await userMenu(page, user).click();
  await page.getByRole('menuitem', { name: item }).click();
}

export async function expectVisitor(page: Page): Promise<void> {
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
}

/** A headless browser never hides a tab, so the event that a real one sends is sent by hand. */
export async function comeBackTo(page: Page): Promise<void> {
  await page.bringToFront();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}
