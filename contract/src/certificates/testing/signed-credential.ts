/** Keys, certificates and lists for tests, signed with Web Crypto. */
import { toBase64url } from '../base64url.ts';
import { type CredentialFacts, credentialClaims } from '../open-badge.ts';
import { encodeStatusList, statusListClaims } from '../status-list.ts';

export interface TestKey {
  readonly x: string;
  readonly privateKey: CryptoKey;
}

export async function newTestKey(): Promise<TestKey> {
  const pair = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify']);
  if (!('privateKey' in pair)) throw new Error('That is no pair of keys.');
  const { x = '' } = await crypto.subtle.exportKey('jwk', pair.publicKey);
  return { x, privateKey: pair.privateKey };
}

export const did = 'did:web:academy.example.org';
export const listUrl = 'https://academy.example.org/api/certificates/status-lists/1';

export const facts: CredentialFacts = {
  pageUrl: 'https://academy.example.org/certificates/7f0c',
  subjectId: 'urn:uuid:2c5ea4c0-4067-11e9-8bad-9b1deb4d3b7d',
  name: 'আনিকা রহমান',
  course: {
    url: 'https://academy.example.org/course/1',
    title: 'Weaving',
    pictureUrl: 'https://academy.example.org/a.png',
  },
  creator: 'Babul',
  issuedAt: new Date('2026-03-01T10:00:00.500Z'),
  criterion: { lessons: 12, passMark: 80, score: 91 },
  issuer: { did, name: 'Academy', url: 'https://academy.example.org' },
  status: { listUrl, index: 94_567 },
};

export async function signed(
  key: TestKey,
  claims: object,
  header: object = { alg: 'EdDSA', typ: 'JWT', jwk: { kty: 'OKP', crv: 'Ed25519', x: key.x } },
): Promise<string> {
  const text = [header, claims]
    .map((part) => toBase64url(new TextEncoder().encode(JSON.stringify(part))))
    .join('.');
  const signature = await crypto.subtle.sign('Ed25519', key.privateKey, new TextEncoder().encode(text));
  return `${text}.${toBase64url(new Uint8Array(signature))}`;
}

export const signedCertificate = (key: TestKey, changed: Partial<CredentialFacts> = {}) =>
  signed(key, credentialClaims({ ...facts, ...changed }));

export async function signedList(
  key: TestKey,
  revoked: readonly number[],
  now = new Date('2026-04-01T00:00:00Z'),
) {
  return signed(key, statusListClaims({ url: listUrl, did, encoded: await encodeStatusList(revoked), now }));
}
