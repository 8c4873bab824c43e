/** The OpenID provider as the academy uses it: where to send a browser, and who came back. */
import { signInSentences } from '@academy/contract/auth/sign-in-sentences.ts';
import type { Identity } from '@academy/platform/users/find-or-create-user.ts';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
} from 'openid-client';

export interface ProviderSettings {
  readonly issuer: URL;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUri: string;
  /** What identities are kept under: the issuer, but for the built-in provider, which moves with the address. */
  readonly identityIssuer: string;
  readonly prompt: 'select_account' | 'login';
}

/** What only the browser's way out and its way back share. */
export interface SignInSecrets {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** The provider's answer is sound, but the academy does not take it. The message is for the person. */
export class IdentityRefusedError extends Error {
  override readonly name = 'IdentityRefusedError';
  readonly code: 'sign_in_refused' | 'account_blocked' | 'sign_up_closed';

  constructor(message: string, code: IdentityRefusedError['code'] = 'sign_in_refused') {
    super(message);
    this.code = code;
  }
}

export type IdentityProvider = ReturnType<typeof createIdentityProvider>;

/** Where no provider is set up, signing in says so. */
export const noIdentityProvider: IdentityProvider = {
  addressFor: () => Promise.reject(new IdentityRefusedError(signInSentences.unavailable)),
  identify: () => Promise.reject(new IdentityRefusedError(signInSentences.unavailable)),
};

export function createIdentityProvider(settings: ProviderSettings) {
  let configuration: Promise<Configuration> | undefined;
  /** Asked for when first needed and then kept; a failure is not kept, the next sign-in asks again. */
  const configure = () => {
    configuration ??= discovery(settings.issuer, settings.clientId, settings.clientSecret, undefined, {
      // The signature is checked too, not only the connection that the token came over.
      execute: [
        enableNonRepudiationChecks,
        ...(settings.issuer.protocol === 'http:' ? [allowInsecureRequests] : []),
      ],
      timeout: 10,
    }).catch((error: unknown) => {
      configuration = undefined;
      throw error;
    });
    return configuration;
  };

  return {
    addressFor: async ({ state, nonce, codeVerifier }: SignInSecrets): Promise<URL> =>
      buildAuthorizationUrl(await configure(), {
        redirect_uri: settings.redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        prompt: settings.prompt,
      }),

    /** Checks everything that came back (state, nonce, signature, issuer, audience, times) and tells who it is. */
    identify: async (search: string, secrets: SignInSecrets): Promise<Identity> => {
      const config = await configure();
      const answer = await authorizationCodeGrant(config, new URL(search, settings.redirectUri), {
        expectedState: secrets.state,
        expectedNonce: secrets.nonce,
        pkceCodeVerifier: secrets.codeVerifier,
        idTokenExpected: true,
      });
      const token = answer.claims();
      if (token === undefined) throw new IdentityRefusedError(signInSentences.nameless);
      const claims =
        token['email'] === undefined
          ? { ...token, ...(await fetchUserInfo(config, answer.access_token, token.sub)) }
          : token;
      const { email, email_verified: verified, name, picture } = claims;
      if (typeof email !== 'string' || email === '') {
        throw new IdentityRefusedError(signInSentences.noEmail);
      }
      if (verified !== true) throw new IdentityRefusedError(signInSentences.emailNotVerified);
      return {
        issuer: settings.identityIssuer,
        subject: token.sub,
        email,
        name: typeof name === 'string' && name.trim() !== '' ? name : email,
        avatar: typeof picture === 'string' && picture.startsWith('https://') ? picture : null,
      };
    },
  };
}
