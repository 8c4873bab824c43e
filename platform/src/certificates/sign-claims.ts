import { keyIdOf } from '@academy/contract/certificates/did-web.ts';
import { importJWK, type JWTPayload, SignJWT } from 'jose';
import type { SigningKey } from './signing-keys.ts';

/** A signed credential. Its header has the public key, so that the file alone shows whether it was altered. */
export async function signClaims(
  { x, d, thumbprint }: SigningKey,
  did: string,
  claims: JWTPayload,
): Promise<string> {
  const jwk = { kty: 'OKP', crv: 'Ed25519', x };
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'EdDSA', typ: 'JWT', kid: keyIdOf(did, thumbprint), jwk })
    .sign(await importJWK({ ...jwk, d }, 'EdDSA'));
}
