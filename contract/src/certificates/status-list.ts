/** A W3C Bitstring Status List: a bit for each certificate, compressed, in a credential that is signed like a certificate. */
import { fromBase64url, toBase64url } from './base64url.ts';
import { statusListEntries } from './certificate-constants.ts';
import { isObject, isSignedWith, type ParsedJwt, parseJwt, publicKeyOf } from './compact-jwt.ts';
import { decompress, pipe } from './compressed-bytes.ts';
import { credentialContexts, wholeSeconds } from './open-badge.ts';

/** `u` says that base64url follows. */
export async function encodeStatusList(revoked: Iterable<number>): Promise<string> {
  const bits = new Uint8Array(statusListEntries / 8);
  for (const index of revoked) bits[index >> 3] = (bits[index >> 3] ?? 0) | (0x80 >> (index & 7));
  return `u${toBase64url(await pipe(bits, new CompressionStream('gzip'), Number.POSITIVE_INFINITY))}`;
}

/** Undefined for a list that cannot be read, or that has no such entry. The first bit is the highest of the first byte. */
export async function readStatus(encoded: string, index: number): Promise<boolean | undefined> {
  const compressed = encoded.startsWith('u') ? fromBase64url(encoded.slice(1)) : null;
  const bits = compressed === null ? null : await decompress(compressed, 'gzip');
  const byte = bits?.[index >> 3];
  return byte === undefined ? undefined : (byte & (0x80 >> (index & 7))) !== 0;
}

export function statusListClaims(list: { url: string; did: string; encoded: string; now: Date }) {
  const { url, did, encoded, now } = list;
  return {
    '@context': [credentialContexts[0]],
    id: url,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: did,
    validFrom: wholeSeconds(now),
    credentialSubject: {
      id: `${url}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      encodedList: encoded,
    },
    iss: did,
    sub: `${url}#list`,
    jti: url,
    nbf: Math.floor(now.getTime() / 1000),
  };
}

export interface FoundStatus {
  readonly isRevoked: boolean;
  /** When the list was made: it knows nothing of what was revoked later. */
  readonly listedAt: Date;
}

/** Null for a list that is of somebody else, of other certificates, altered, or not to be read. */
export async function findStatus(
  listText: string,
  entry: { readonly listUrl: string; readonly index: number },
  keys: readonly string[],
): Promise<FoundStatus | null> {
  const list = parseJwt(listText);
  if (list === null || !(await isSignedByOneOf(list, keys))) return null;
  const { id, credentialSubject: subject, validFrom } = list.payload as Record<string, unknown>;
  if (id !== entry.listUrl || !isObject(subject) || subject['statusPurpose'] !== 'revocation') return null;
  const isRevoked = await readStatus(String(subject['encodedList']), entry.index);
  const listedAt = new Date(String(validFrom));
  return isRevoked === undefined || Number.isNaN(listedAt.getTime()) ? null : { isRevoked, listedAt };
}

async function isSignedByOneOf(list: ParsedJwt, keys: readonly string[]): Promise<boolean> {
  const key = publicKeyOf(list.header['jwk']);
  return key !== null && keys.includes(key) && isSignedWith(list, key);
}
