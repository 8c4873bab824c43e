import { sessionCookieNames } from '@academy/contract/auth/session-cookies.ts';
import type { Config } from '@academy/platform/config.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import { openSecrets } from '@academy/platform/secrets.ts';
import { createSessionTokens } from '@academy/platform/sessions/session-tokens.ts';
import { startSession } from '@academy/platform/sessions/sessions.ts';
import { demoIssuer, findOrCreateUser } from '@academy/platform/users/find-or-create-user.ts';
import { findAccountIds } from './find-account.ts';

/** Signs an account in, a new one if there is none, and gives what a Cookie header has to say for it. */
export async function sessionCookieFor(
  config: Pick<Config, 'dataDir' | 'publicUrl' | 'secret' | 'oldSecrets'>,
  database: Database,
  email: string,
): Promise<string> {
  const secrets = await openSecrets(config);
  const [existing] = await findAccountIds(database, email);
  const userId =
    existing ??
    (await findOrCreateUser(database, {
      issuer: demoIssuer,
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
