/** Puts the parts of signing in together. */
import type { Clock } from '@academy/platform/clock.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import type { Secrets } from '@academy/platform/secrets.ts';
import { createSessionTokens } from '@academy/platform/sessions/session-tokens.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { registerAuth } from './auth.routes.ts';
import type { IdentityProvider } from './identity-provider.ts';
import type { SessionCookies } from './session-cookies.ts';
import { createSessionsService } from './sessions.service.ts';
import { registerSignIn } from './sign-in.routes.ts';
import { createSignInService } from './sign-in.service.ts';
import type { FindSignUpRules } from './sign-up.policy.ts';

export interface AuthOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly cookies: SessionCookies;
  readonly adminEmails: readonly string[];
  readonly webOrigin: string;
  readonly provider: IdentityProvider;
  readonly refusalOf: (request: FastifyRequest) => string | null;
  readonly demoAccountsCount: boolean;
  readonly findSignUpRules: FindSignUpRules;
}

export function registerAuthFeature(app: FastifyInstance, options: AuthOptions): void {
  const { database, secrets, cookies } = options;
  const sessions = createSessionsService(database, createSessionTokens(secrets), options);
  registerAuth(app, sessions, cookies);
  registerSignIn(app, { ...options, sessions, signIn: createSignInService(database, options) });
}
