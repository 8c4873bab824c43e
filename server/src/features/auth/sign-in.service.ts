import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { Clock } from '@academy/platform/clock.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import { signInAttempts, users } from '@academy/platform/database/schema/users.ts';
import { hashToken } from '@academy/platform/sessions/session-tokens.ts';
import { findOrCreateUser } from '@academy/platform/users/find-or-create-user.ts';
import { and, eq, gt, inArray } from 'drizzle-orm';
import { type IdentityProvider, IdentityRefusedError, type SignInSecrets } from './identity-provider.ts';

const attemptMs = 10 * 60_000;

export interface SignInOptions {
  readonly provider: IdentityProvider;
  readonly clock: Clock;
  readonly secret: string;
  readonly adminEmails: readonly string[];
}

export interface SignInAttempt {
  readonly state: string;
  readonly returnTo: string;
}

export type SignInService = ReturnType<typeof createSignInService>;

export function createSignInService(
  database: Database,
  { provider, clock, secret, adminEmails }: SignInOptions,
) {
  const { db } = database;
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'academy sign-in', 32));
  /** Computed from the state, so that no copy of the database can finish somebody's sign-in. */
  const derive = (kind: string, state: string) =>
    createHmac('sha256', key).update(`${kind} ${state}`).digest('base64url');
  const secretsOf = (state: string): SignInSecrets => ({
    state,
    nonce: derive('nonce', state),
    codeVerifier: derive('verifier', state),
  });

  return {
    /** The address to send the browser to. The browser cookie ties the answer to whoever asked. */
    begin: async (browser: string, returnTo: string): Promise<URL> => {
      const state = randomBytes(32).toString('base64url');
      const address = await provider.addressFor(secretsOf(state));
      await db.insert(signInAttempts).values({
        stateHash: hashToken(state),
        browserHash: hashToken(browser),
        returnTo,
        expiresAt: new Date(clock.now().getTime() + attemptMs),
      });
      return address;
    },

    /** Takes the browser that came back, once, and tells where it was going. */
    comeBack: async (browser: string, search: string): Promise<SignInAttempt> => {
      const state = new URLSearchParams(search).get('state') ?? '';
      const [attempt] = await db
        .delete(signInAttempts)
        .where(
          and(
            eq(signInAttempts.stateHash, hashToken(state)),
            eq(signInAttempts.browserHash, hashToken(browser)),
            gt(signInAttempts.expiresAt, clock.now()),
          ),
        )
        .returning();
      if (attempt === undefined) {
        throw new IdentityRefusedError(
          'This sign-in was not started here, or was used already. Please try again.',
        );
      }
      return { state, returnTo: attempt.returnTo };
    },

    /** Who the provider says it was; the account is made if there is none. */
    identify: async ({ state }: SignInAttempt, search: string): Promise<string> => {
      const identity = await provider.identify(`?${search}`, secretsOf(state));
      const userId = await findOrCreateUser(database, identity);
      if (adminEmails.includes(identity.email.toLowerCase())) {
        await db
          .update(users)
          .set({ role: 'admin' })
          .where(and(eq(users.id, userId), inArray(users.role, ['student', 'creator'])));
      }
      return userId;
    },
  };
}
