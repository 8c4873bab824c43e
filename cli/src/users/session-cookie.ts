import { sessionCookieNames } from '@academy/contract/auth/session-cookies.ts';
import type { Config } from '@academy/platform/config.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import { openSecrets } from '@academy/platform/secrets.ts';
import { createSessionTokens } from '@academy/platform/sessions/session-tokens.ts';
import { startSession } from '@academy/platform/sessions/sessions.ts';
import { signInModeOf } from '@academy/platform/sign-in-mode.ts';
import { demoIssuer } from '@academy/platform/users/demo-accounts.ts';
import { findOrCreateUser } from '@academy/platform/users/find-or-create-user.ts';
import { findUsers } from './find-users.ts';

/** The issuer of users made for scripts in an academy with a provider of its own; no provider signs them in. */
const commandLineIssuer = 'urn:academy:command-line';

/** Signs a user in, making one if there is none, and returns the content of the Cookie header. */
export async function sessionCookieFor(config: Config, database: Database, email: string): Promise<string> {
  const secrets = await openSecrets(config);
  const existing = (await findUsers(database, config, email)).find(({ counts }) => counts);
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
  const names = sessionCookieNames(config.publicUrl.startsWith('https:'));
  // With the marks, so that a browser given these cookies shows its pages as signed in.
  return `${names.access}=${pair.access}; ${names.refresh}=${pair.refresh}; ${names.freshMark}=1; ${names.signedInMark}=1`;
}
