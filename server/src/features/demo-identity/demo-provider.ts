/**
 * A real OpenID provider inside the academy, for trying it out without an account at Google. The
 * academy signs people in through it over the same protocol and the same code as through any other.
 * It asks for no proof, and so it runs on a loopback address or when the settings ask for it.
 */
import { createHmac, generateKeyPairSync } from 'node:crypto';
import { demoAccounts } from '@academy/contract/auth/demo-accounts.ts';
import type { AccountClaims, Configuration, Provider } from 'oidc-provider';
import { createDemoStorage } from './demo-storage.ts';

export const demoPath = '/demo-identity';
export const demoClientId = 'academy';

export interface DemoAccount {
  readonly email: string;
  readonly name: string;
}

export interface DemoProvider {
  readonly provider: Provider;
  /** Makes an account known to the provider, and gives the id to sign it in with. */
  remember(account: DemoAccount): string;
}

export interface DemoProviderOptions {
  readonly origin: string;
  readonly redirectUri: string;
  readonly secret: string;
}

const rememberedNames = 1000;

export function demoClientSecret(secret: string): string {
  return createHmac('sha256', secret).update('demo identity client').digest('base64url');
}

export async function createDemoProvider({
  origin,
  redirectUri,
  secret,
}: DemoProviderOptions): Promise<DemoProvider> {
  const OidcProvider = await loadProvider();
  const names = new Map<string, string>(demoAccounts.map(({ email, name }) => [email, name]));

  const configuration: Configuration = {
    adapter: createDemoStorage(),
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
    jwks: { keys: [newSigningKey()] },
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
      claims: (): AccountClaims => ({
        sub: email,
        email,
        email_verified: true,
        name: names.get(email) ?? email.split('@', 1)[0] ?? email,
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
    remember: ({ email, name }) => {
      const id = email.toLowerCase();
      if (demoAccounts.some((account) => account.email === id)) return id;
      const oldest = names.size >= rememberedNames ? [...names.keys()][demoAccounts.length] : undefined;
      if (oldest !== undefined) names.delete(oldest);
      names.set(id, name);
      return id;
    },
  };
}

function newSigningKey() {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'ES256', kid: 'demo' };
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
