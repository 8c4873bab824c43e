import { keyIdOf } from '@academy/contract/certificates/did-web.ts';
import { type SigningKey, SigningKeyLocked } from '@academy/platform/certificates/signing-keys.ts';
import { importJWK, type JWTPayload, SignJWT } from 'jose';
import { Refusal } from '../../refusal.ts';

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

/** A key that no secret opens is the operator's to mend, and told as such. */
export function refuseLocked(error: unknown): never {
  throw error instanceof SigningKeyLocked ? new Refusal('signing_key_locked') : error;
}
