/**
 * A real OpenID provider inside the academy, for trying it out without an account at Google. The
 * academy signs people in through it over the same protocol and the same code as through any other.
 * It asks for no proof, and so it runs on a loopback address or when the settings ask for it.
 */
import { createECDH, createHmac } from 'node:crypto';
import { demoAccounts } from '@academy/contract/auth/demo-accounts.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import type { AccountClaims, Configuration, Provider } from 'oidc-provider';
import { createDemoNames, createDemoStorage } from './demo-storage.ts';

export const demoPath = '/demo-identity';
export const demoClientId = 'academy';

export interface DemoAccount {
  readonly email: string;
  readonly name: string;
}

export interface DemoProvider {
  readonly provider: Provider;
  /** Makes an account known to the provider, and gives the id to sign it in with. */
  remember(account: DemoAccount): Promise<string>;
}

export interface DemoProviderOptions {
  readonly origin: string;
  readonly redirectUri: string;
  readonly secret: string;
  readonly database: Database;
}

export function demoClientSecret(secret: string): string {
  return createHmac('sha256', secret).update('demo identity client').digest('base64url');
}

export async function createDemoProvider({
  origin,
  redirectUri,
  secret,
  database: { pool },
}: DemoProviderOptions): Promise<DemoProvider> {
  const OidcProvider = await loadProvider();
  const known = new Map<string, string>(demoAccounts.map(({ email, name }) => [email, name]));
  const typed = createDemoNames(pool);

  const configuration: Configuration = {
    adapter: createDemoStorage(pool),
    clients: [
      {
        client_id: demoClientId,
        client_secret: demoClientSecret(secret),
        redirect_uris: [redirectUri],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        id_token_signed_response_alg: 'ES256',
      },
    ],
    jwks: { keys: [signingKeyOf(secret)] },
    cookies: {
      keys: [createHmac('sha256', secret).update('demo identity cookies').digest('base64url')],
      names: { session: 'demo_session', interaction: 'demo_interaction', resume: 'demo_resume' },
      long: { sameSite: 'lax' },
      short: { sameSite: 'lax' },
    },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { url: (_context, interaction) => `${demoPath}/choose/${interaction.uid}` },
    ttl: {
      AccessToken: 300,
      AuthorizationCode: 60,
      IdToken: 300,
      Interaction: 1800,
      Session: 600,
      Grant: 600,
    },
    findAccount: (_context, email) => ({
      accountId: email,
      claims: async (): Promise<AccountClaims> => ({
        sub: email,
        email,
        email_verified: true,
        name: known.get(email) ?? (await typed.find(email)) ?? email.split('@', 1)[0] ?? email,
      }),
    }),
    // Consent is given: the academy that asks is the academy that answers.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        ...(oidc.client === undefined ? {} : { clientId: oidc.client.clientId }),
        ...(oidc.session?.accountId === undefined ? {} : { accountId: oidc.session.accountId }),
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    renderError: (context, { error, error_description: description }) => {
      context.type = 'text';
      context.body = `The built-in sign-in could not go on: ${description ?? error}. Go back to the academy and try again.`;
    },
  };

  const provider = new OidcProvider(origin + demoPath, configuration);
  // Who mounts it tells it where it is by the headers of a proxy.
  provider.proxy = true;
  return {
    provider,
    remember: async ({ email, name }) => {
      const id = email.toLowerCase();
      if (!known.has(id)) await typed.remember(id, name);
      return id;
    },
  };
}

/** The same at every process of the academy: what one signs, another checks. */
function signingKeyOf(secret: string) {
  const number = createHmac('sha256', secret).update('demo identity signing key').digest();
  // Below the order of the curve in any case.
  number[0] = (number[0] ?? 0) & 0x7f;
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(number);
  const point = pair.getPublicKey();
  return {
    ...{ kty: 'EC', crv: 'P-256', use: 'sig', alg: 'ES256', kid: 'demo' },
    d: number.toString('base64url'),
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
}

/**
 * Loads the provider's library only where it is used. While it loads it warns on the console of any
 * Node without a long-term label, ours among them; the operator can do nothing about that.
 */
async function loadProvider(): Promise<typeof Provider> {
  const { warn } = console;
  console.warn = () => undefined;
  try {
    return (await import('oidc-provider')).default;
  } finally {
    console.warn = warn;
  }
}
