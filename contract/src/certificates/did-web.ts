/** The academy's identity: `did:web` is its address, and the document found there has its public keys. */
import { didDocumentPath } from './certificate-paths.ts';
import { isObject, publicKeyOf } from './compact-jwt.ts';

/** Who may have signed. Keys are the `x` of their JWK, the current one first. */
export interface TrustedIssuer {
  /** Null where only a key is known. */
  readonly did: string | null;
  readonly keys: readonly string[];
}

export interface PublishedKey {
  /** Names it within the document. */
  readonly thumbprint: string;
  readonly x: string;
}

export function didOf(origin: string): string {
  return `did:web:${encodeURIComponent(new URL(origin).host)}`;
}

export const keyIdOf = (did: string, thumbprint: string): string => `${did}#${thumbprint}`;

/** Where the document of a `did:web` without a path lies; null for any other identity. */
export function didDocumentUrl(did: string): string | null {
  const [, host] = /^did:web:([\w.%-]+)$/.exec(did) ?? [];
  if (host === undefined) return null;
  const address = host.replace(/%3A/i, ':');
  // Only an academy that somebody tries out on their own machine has no certificate.
  const scheme = /^(localhost|127\.0\.0\.1)(:\d+)?$/.test(address) ? 'http' : 'https';
  const url = `${scheme}://${address}${didDocumentPath}`;
  return URL.canParse(url) ? url : null;
}

/** Keys are listed with the current one first; the older ones stay for what they have signed. */
export function buildDidDocument(did: string, keys: readonly PublishedKey[]) {
  const ids = keys.map(({ thumbprint }) => keyIdOf(did, thumbprint));
  return {
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/suites/jws-2020/v1'],
    id: did,
    verificationMethod: keys.map(({ x }, index) => ({
      id: ids[index] ?? '',
      type: 'JsonWebKey2020',
      controller: did,
      publicKeyJwk: { kty: 'OKP', crv: 'Ed25519', x },
    })),
    assertionMethod: ids,
  };
}

/** Null for a document that names no key of the kind that signs certificates. */
export function readDidDocument(document: unknown): TrustedIssuer | null {
  if (!isObject(document) || typeof document['id'] !== 'string') return null;
  const methods = Array.isArray(document['verificationMethod']) ? document['verificationMethod'] : [];
  const keys = methods.flatMap((method) => {
    const x = isObject(method) ? publicKeyOf(method['publicKeyJwk']) : null;
    return x === null ? [] : [x];
  });
  return keys.length === 0 ? null : { did: document['id'], keys };
}
