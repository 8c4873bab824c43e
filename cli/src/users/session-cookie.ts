import { demoAccounts } from '@academy/contract/auth/demo-accounts.ts';
import { sessionCookieNames } from '@academy/contract/auth/session-cookies.ts';
import type { Config } from '@academy/platform/config.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import type { Secrets } from '@academy/platform/secrets.ts';
import { createSessionTokens } from '@academy/platform/sessions/session-tokens.ts';
import { startSession } from '@academy/platform/sessions/sessions.ts';
import { signInModeOf } from '@academy/platform/sign-in-mode.ts';
import { demoIssuer } from '@academy/platform/users/demo-accounts.ts';
import { findOrCreateUser } from '@academy/platform/users/find-or-create-user.ts';
import { Problem } from '../command.ts';
import { findUsers } from './find-users.ts';

/** The issuer of users made for scripts in an academy with a provider of its own; no provider signs them in. */
const commandLineIssuer = 'urn:academy:command-line';

interface SessionWish {
  readonly secrets: Secrets;
  readonly email: string;
  /** Whether an account is made where there is none: of a mistyped address it would be one that nobody meant. */
  readonly mayMake: boolean;
}

/** Signs a user in and returns the content of the Cookie header. */
export async function sessionCookieFor(
  config: Config,
  database: Database,
  { secrets, email, mayMake }: SessionWish,
): Promise<string> {
  const existing = (await findUsers(database, config, email)).find(({ counts }) => counts);
  if (existing === undefined && !mayMake && !isBuiltInAccount(config, email)) {
    throw new Problem(`There is no account with the email address ${email}. To make one, say --new.`);
  }
  const userId =
    existing?.id ??
    (await findOrCreateUser(database, {
      // Where the built-in sign-in is on, it and a script sign in the same user.
      issuer: signInModeOf(config) === 'demo' ? demoIssuer : commandLineIssuer,
      subject: email.toLowerCase(),
      email,
      name: email.split('@', 1)[0] ?? email,
      avatar: null,
    }));
  const pair = await startSession(database.db, createSessionTokens(secrets), { userId, now: new Date() });
  if (pair === null) throw new Problem(`The account of ${email} is blocked.`);
  const names = sessionCookieNames(config.publicUrl.startsWith('https:'));
  // With the marks, so that a browser given these cookies shows its pages as signed in.
  return `${names.access}=${pair.access}; ${names.refresh}=${pair.refresh}; ${names.freshMark}=1; ${names.signedInMark}=1`;
}

/** Those that the built-in sign-in offers are known by name, signed in before or not. */
function isBuiltInAccount(config: Config, email: string): boolean {
  const known = demoAccounts.some((account) => account.email === email.toLowerCase());
  return known && signInModeOf(config) === 'demo';
}
