/** Part of the composition: the identity provider. Google or another one, the built-in one, or none. */
import type { Config } from '@academy/platform/config.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import type { Secrets } from '@academy/platform/secrets.ts';
import {
  type SignInAddresses,
  signInModeOf,
  whatOpensSignIn,
  whyNobodyCanSignIn,
} from '@academy/platform/sign-in-mode.ts';
import { demoIssuer } from '@academy/platform/users/demo-accounts.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  createIdentityProvider,
  type IdentityProvider,
  noIdentityProvider,
} from './features/auth/identity-provider.ts';
import { registerDemoIdentity } from './features/demo-identity/demo-identity.routes.ts';
import {
  createDemoProvider,
  type DemoProvider,
  demoClientId,
  demoClientSecret,
  demoPath,
} from './features/demo-identity/demo-provider.ts';
import { isFromThisMachine } from './http/from-this-machine.ts';

export interface SignInOptions {
  readonly config: SignInAddresses & Pick<Config, 'demoSignIn' | 'google' | 'oidcIssuer'>;
  readonly secrets: Secrets;
  readonly database: Database;
  readonly webFolder: string | null;
}

export interface SignIn {
  readonly provider: IdentityProvider;
  /** Why a request may not sign in, for the person who made it; null: it may. */
  readonly refusalOf: (request: FastifyRequest) => string | null;
  /** Whether accounts of the built-in sign-in count. While it is off, no proof stands behind them. */
  readonly demoAccountsCount: boolean;
}

const forThisMachine =
  'The built-in sign-in asks for no password and so is for the machine of the academy alone, and this request came ' +
  `through a proxy or from elsewhere. To open the academy to others, ${whatOpensSignIn}.`;

export async function openSignIn(
  app: FastifyInstance,
  { config, secrets, database, webFolder }: SignInOptions,
): Promise<SignIn> {
  const apiOrigin = config.apiOrigin ?? config.publicUrl;
  const redirectUri = `${apiOrigin}/api/auth/callback`;
  const mode = signInModeOf(config);

  if (config.google !== null) {
    const provider = createIdentityProvider({
      ...config.google,
      issuer: new URL(config.oidcIssuer),
      identityIssuer: config.oidcIssuer,
      redirectUri,
      prompt: 'select_account',
    });
    return { provider, refusalOf: () => null, demoAccountsCount: false };
  }
  if (mode === 'none') {
    app.log.warn(whyNobodyCanSignIn(config));
    return { provider: noIdentityProvider, refusalOf: () => null, demoAccountsCount: false };
  }
  app.log.info('The built-in sign-in is on: it asks for no password, so anybody can be anybody.');
  // The client and the provider share it for as long as this process runs.
  const secret = secrets.newest;
  let made: Promise<DemoProvider> | undefined;
  const demo = () => {
    made ??= createDemoProvider({ origin: apiOrigin, redirectUri, secret, database });
    return made;
  };
  const refusalOf = (request: FastifyRequest) =>
    config.demoSignIn || isFromThisMachine(request.raw) ? null : forThisMachine;
  await app.register((scope, _options, registered) => {
    registerDemoIdentity(scope, { demo, origin: apiOrigin, webFolder, refusalOf });
    registered();
  });
  const provider = createIdentityProvider({
    issuer: new URL(apiOrigin + demoPath),
    identityIssuer: demoIssuer,
    clientId: demoClientId,
    clientSecret: demoClientSecret(secret),
    redirectUri,
    // The built-in chooser is its login.
    prompt: 'login',
  });
  return { provider, refusalOf, demoAccountsCount: true };
}
