/**
 * A real OpenID provider on a port of its own that signs everybody in, and lies where it is told to: what
 * it says in its ID tokens can be changed before it signs them, with its own key or with a foreign one.
 */
import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { createServer } from 'node:http';
import { freePort } from '@academy/platform/free-port.ts';

export interface Lies {
  readonly claims?: Record<string, unknown>;
  /** Sign with a key that the provider does not publish. */
  readonly foreignKey?: boolean;
  /** Answer the authorization with this issuer (RFC 9207) instead of its own. */
  readonly responseIssuer?: string;
}

export interface MisbehavingProvider {
  readonly issuer: string;
  lies: Lies;
  close(): Promise<void>;
}

interface Granted {
  readonly nonce: string;
  readonly challenge: string;
}

const clientId = 'academy-test';

export async function startMisbehavingProvider(): Promise<MisbehavingProvider> {
  const port = await freePort('127.0.0.1');
  const issuer = `http://localhost:${port}`;
  const key = newKey();
  const foreign = newKey();
  const codes = new Map<string, Granted>();
  const state: { lies: Lies } = { lies: {} };

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', issuer);
    const json = (body: unknown, status = 200) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    switch (url.pathname) {
      case '/.well-known/openid-configuration':
        return json({
          issuer,
          authorization_endpoint: `${issuer}/auth`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/jwks`,
          authorization_response_iss_parameter_supported: true,
          id_token_signing_alg_values_supported: ['ES256'],
        });
      case '/jwks':
        return json({
          keys: [{ ...key.publicKey.export({ format: 'jwk' }), kid: 'own', alg: 'ES256', use: 'sig' }],
        });
      case '/auth': {
        const code = `code-${codes.size}`;
        codes.set(code, {
          nonce: url.searchParams.get('nonce') ?? '',
          challenge: url.searchParams.get('code_challenge') ?? '',
        });
        const back = new URL(url.searchParams.get('redirect_uri') ?? '');
        back.search = new URLSearchParams({
          code,
          state: url.searchParams.get('state') ?? '',
          iss: state.lies.responseIssuer ?? issuer,
        }).toString();
        return response.writeHead(302, { location: back.href }).end();
      }
      case '/token': {
        let form = '';
        for await (const chunk of request) form += chunk;
        const parameters = new URLSearchParams(form);
        const granted = codes.get(parameters.get('code') ?? '');
        const verifier = parameters.get('code_verifier') ?? '';
        if (granted === undefined || (await challengeOf(verifier)) !== granted.challenge) {
          return json({ error: 'invalid_grant' }, 400);
        }
        const now = Math.floor(Date.now() / 1000);
        const claims = {
          iss: issuer,
          aud: clientId,
          sub: 'person-1',
          iat: now,
          exp: now + 300,
          nonce: granted.nonce,
          email: 'person@example.com',
          email_verified: true,
          name: 'Person',
          ...state.lies.claims,
        };
        const signer = state.lies.foreignKey ? foreign : key;
        return json({
          access_token: 'x',
          token_type: 'bearer',
          id_token: signToken(claims, signer.privateKey),
        });
      }
      default:
        return json({}, 404);
    }
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));

  return Object.assign(state, {
    issuer,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  });
}

function newKey() {
  return generateKeyPairSync('ec', { namedCurve: 'P-256' });
}

function signToken(claims: Record<string, unknown>, privateKey: KeyObject): string {
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const content = `${encode({ alg: 'ES256', kid: 'own', typ: 'JWT' })}.${encode(claims)}`;
  const signature = sign('sha256', Buffer.from(content), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return `${content}.${signature.toString('base64url')}`;
}

async function challengeOf(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return Buffer.from(digest).toString('base64url');
}
