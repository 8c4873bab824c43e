import { sessionCookieNames } from '@academy/contract/auth/session-cookies.ts';
import type { Config } from '@academy/platform/config.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import { openSecrets } from '@academy/platform/secrets.ts';
import { createSessionTokens } from '@academy/platform/sessions/session-tokens.ts';
import { startSession } from '@academy/platform/sessions/sessions.ts';
import { signInModeOf } from '@academy/platform/sign-in-mode.ts';
import { demoIssuer } from '@academy/platform/users/demo-accounts.ts';
import { findOrCreateUser } from '@academy/platform/users/find-or-create-user.ts';
import { findAccounts } from './find-account.ts';

/** Of accounts that scripts have in an academy with a provider of its own: through no provider are they reached. */
const commandLineIssuer = 'urn:academy:command-line';

/** Signs an account in, a new one if there is none, and gives what a Cookie header has to say for it. */
export async function sessionCookieFor(config: Config, database: Database, email: string): Promise<string> {
  const secrets = await openSecrets(config);
  const existing = (await findAccounts(database, config, email)).find(({ counts }) => counts);
  const userId =
    existing?.id ??
    (await findOrCreateUser(database, {
      // Where the built-in sign-in is on, it and a script bring the same person.
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
