import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { signInSentences } from '@academy/contract/auth/sign-in-sentences.ts';
import type { Clock } from '@academy/platform/clock.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import { takeInvitation } from '@academy/platform/invitations/take-invitation.ts';
import type { Secrets } from '@academy/platform/secrets.ts';
import { hashToken } from '@academy/platform/sessions/session-tokens.ts';
import { findOrCreateUser } from '@academy/platform/users/find-or-create-user.ts';
import { insertAttempt, setListedAdmin, takeAttempt } from './auth.repository.ts';
import { type IdentityProvider, IdentityRefusedError, type SignInSecrets } from './identity-provider.ts';
import { type FindSignUpRules, refuseSignUp } from './sign-up.policy.ts';

const attemptMs = 10 * 60_000;

export interface SignInOptions {
  readonly provider: IdentityProvider;
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly adminEmails: readonly string[];
  /** Who may have an account, as it is now. */
  readonly findSignUpRules: FindSignUpRules;
}

export interface SignInAttempt {
  readonly state: string;
  readonly returnTo: string;
}

export type SignInService = ReturnType<typeof createSignInService>;

export function createSignInService(
  database: Database,
  { provider, clock, secrets, adminEmails, findSignUpRules }: SignInOptions,
) {
  const { db } = database;
  /** Computed from the state, so that a copy of the database cannot finish a sign-in. */
  const secretsOf = (state: string): SignInSecrets => {
    // Begun before the secret was changed, it is finished with the one it was begun with.
    const secret = secrets.find((candidate) => (isMarkedWith(candidate, state) ? candidate : null));
    const derived = (kind: string) => derive(secret ?? secrets.newest, `${kind} ${state}`);
    return { state, nonce: derived('nonce'), codeVerifier: derived('verifier') };
  };

  return {
    /** The address to send the browser to. The browser cookie ties the answer to the browser that asked. */
    begin: async (browser: string, returnTo: string): Promise<URL> => {
      const state = newState(secrets.newest);
      const address = await provider.addressFor(secretsOf(state));
      await insertAttempt(db, {
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
      const attempt = await takeAttempt(db, {
        stateHash: hashToken(state),
        browserHash: hashToken(browser),
        now: clock.now(),
      });
      if (attempt === undefined) {
        throw new IdentityRefusedError(signInSentences.used);
      }
      return { state, returnTo: attempt.returnTo };
    },

    /** Who the provider says it was; the account is made if there is none. */
    identify: async ({ state }: SignInAttempt, search: string): Promise<string> => {
      const identity = await provider.identify(`?${search}`, secretsOf(state));
      const { email } = identity;
      const isListed = adminEmails.includes(email.toLowerCase());
      const userId = await findOrCreateUser(database, identity, {
        admit: async (tx) => {
          if (!isListed) await refuseSignUp(tx, email, await findSignUpRules(tx));
        },
        finish: (tx, id) => takeInvitation(tx, { userId: id, email }),
      });
      await setListedAdmin(db, userId, isListed);
      return userId;
    },
  };
}

function derive(secret: string, text: string): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'academy sign-in', 32));
  return createHmac('sha256', key).update(text).digest('base64url');
}

/** Random, with a mark that tells by which secret it was begun. */
function newState(secret: string): string {
  const random = randomBytes(32).toString('base64url');
  return `${random}.${markOf(secret, random)}`;
}

function isMarkedWith(secret: string, state: string): boolean {
  const [random = '', mark] = state.split('.');
  return mark === markOf(secret, random);
}

function markOf(secret: string, random: string): string {
  return derive(secret, `state ${random}`).slice(0, 16);
}
