/** Part of the composition: who says who people are. Google or another provider, the built-in one, or nobody. */
import type { Config } from '@academy/platform/config.ts';
import type { Secrets } from '@academy/platform/secrets.ts';
import { signInModeOf } from '@academy/platform/sign-in-mode.ts';
import { demoIssuer } from '@academy/platform/users/find-or-create-user.ts';
import type { FastifyInstance } from 'fastify';
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

export interface SignInOptions {
  readonly config: Pick<Config, 'apiOrigin' | 'demoSignIn' | 'google' | 'oidcIssuer' | 'publicUrl'>;
  readonly secrets: Secrets;
  readonly webFolder: string | null;
}

export async function openSignIn(
  app: FastifyInstance,
  { config, secrets, webFolder }: SignInOptions,
): Promise<IdentityProvider> {
  const apiOrigin = config.apiOrigin ?? config.publicUrl;
  const redirectUri = `${apiOrigin}/api/auth/callback`;
  const mode = signInModeOf(config);

  if (config.google !== null) {
    return createIdentityProvider({
      ...config.google,
      issuer: new URL(config.oidcIssuer),
      identityIssuer: config.oidcIssuer,
      redirectUri,
      prompt: 'select_account',
    });
  }
  if (mode === 'none') {
    app.log.warn(
      'Nobody can sign in: set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET. The built-in sign-in, which asks for no ' +
        'password, does not run on a public address unless ACADEMY_DEMO_SIGN_IN=1.',
    );
    return noIdentityProvider;
  }
  app.log.info('The built-in sign-in is on: it asks for no password, so anybody can be anybody.');
  // One for both sides of it, for as long as this process runs; it keeps nothing for longer.
  const secret = secrets.newest;
  let made: Promise<DemoProvider> | undefined;
  const demo = () => {
    made ??= createDemoProvider({ origin: apiOrigin, redirectUri, secret });
    return made;
  };
  await app.register((scope, _options, registered) => {
    registerDemoIdentity(scope, { demo, origin: apiOrigin, webFolder });
    registered();
  });
  return createIdentityProvider({
    issuer: new URL(apiOrigin + demoPath),
    identityIssuer: demoIssuer,
    clientId: demoClientId,
    clientSecret: demoClientSecret(secret),
    redirectUri,
    // The built-in chooser is its login.
    prompt: 'login',
  });
}
