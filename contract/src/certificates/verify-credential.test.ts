import { beforeAll, describe, expect, it } from 'vitest';
import { fromBase64url, toBase64url } from './base64url.ts';
import { credentialClaims } from './open-badge.ts';
import {
  did,
  facts,
  newTestKey,
  signed,
  signedCertificate,
  signedList,
  type TestKey,
} from './testing/signed-credential.ts';
import { type VerificationGround, verifyCredential } from './verify-credential.ts';

let current: TestKey;
let older: TestKey;
let strange: TestKey;
beforeAll(async () => {
  [current, older, strange] = await Promise.all([newTestKey(), newTestKey(), newTestKey()]);
});

const now = new Date('2026-05-01T00:00:00Z');
const check = (text: string, ground: Partial<VerificationGround> = {}) =>
  verifyCredential(text, { issuer: { did, keys: [current.x, older.x] }, statusList: null, now, ...ground });
const outcome = async (text: string, ground: Partial<VerificationGround> = {}) =>
  (await check(text, ground)).outcome;

describe('a certificate is told apart', () => {
  it('a good one, with all that it says', async () => {
    expect(await check(await signedCertificate(current))).toEqual({
      outcome: 'good',
      key: 'current',
      status: 'not_checked',
      content: {
        id: facts.pageUrl,
        issuer: did,
        issuerName: 'Academy',
        name: 'আনিকা রহমান',
        courseTitle: 'Weaving',
        creator: 'Babul',
        criterion:
          'Every lesson of the course was opened, as the academy counts it. At least 80 percent of its questions were answered right.',
        validFrom: new Date('2026-03-01T10:00:00Z'),
        validUntil: null,
        status: facts.status,
      },
    });
  });

  it('one signed by an older key', async () => {
    expect(await check(await signedCertificate(older))).toMatchObject({ outcome: 'good', key: 'older' });
  });

  it('an altered one, whatever was changed', async () => {
    const good = await signedCertificate(current);
    const [head = '', body = '', end = ''] = good.split('.');
    const claims = new TextDecoder().decode(fromBase64url(body) ?? undefined);
    const renamed = toBase64url(new TextEncoder().encode(claims.replace('Weaving', 'Physics')));
    expect(await outcome(`${head}.${renamed}.${end}`)).toBe('altered');
    expect(await outcome(`${head}.${body.slice(0, 40)}${body.slice(41)}.${end}`)).toBe('altered');
    expect(await outcome(`${head}.${body}.${end.startsWith('A') ? 'B' : 'A'}${end.slice(1)}`)).toBe(
      'altered',
    );
    // The same bytes in another spelling: the last letter has bits that count for nothing.
    const respelled = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'].map(
      (letter) => `${head}.${body}.${end.slice(0, -1)}${letter}`,
    );
    const outcomes = await Promise.all(respelled.map((text) => outcome(text)));
    expect(outcomes.filter((told) => told === 'good')).toHaveLength(1);
    // The academy's own key in the header of what somebody else signed.
    const jwk = { kty: 'OKP', crv: 'Ed25519', x: current.x };
    expect(await outcome(await signed(strange, credentialClaims(facts), { alg: 'EdDSA', jwk }))).toBe(
      'altered',
    );
  });

  it('a forged one: another key under our name', async () => {
    expect(await outcome(await signedCertificate(strange))).toBe('forged');
  });

  it('one of another academy', async () => {
    const issuer = { did: 'did:web:other.example.org', name: 'Other', url: 'https://other.example.org' };
    expect(await outcome(await signedCertificate(strange, { issuer }))).toBe('foreign');
    // Ours from when the academy had another address: the key tells.
    expect(await outcome(await signedCertificate(current, { issuer }))).toBe('good');
  });

  it('a revoked one, by a list that a trusted key has signed', async () => {
    const text = await signedCertificate(older);
    const statusList = await signedList(current, [94_567]);
    expect(await check(text, { statusList })).toMatchObject({
      outcome: 'revoked',
      key: 'older',
      status: { isRevoked: true, listedAt: new Date('2026-04-01T00:00:00Z') },
    });
    const others = await signedList(current, [0, 94_566, 94_568, 131_071]);
    expect(await check(text, { statusList: others })).toMatchObject({
      outcome: 'good',
      status: { isRevoked: false },
    });
  });

  it('one whose list is of somebody else, of other certificates or no list at all', async () => {
    const text = await signedCertificate(current);
    const elsewhere = { ...facts.status, listUrl: 'https://academy.example.org/2' };
    for (const [certificate, statusList] of [
      [text, await signedList(strange, [94_567])],
      [await signedCertificate(current, { status: elsewhere }), await signedList(current, [94_567])],
      [text, (await signedList(current, [94_567])).slice(0, -6)],
      [text, text],
      [text, 'nonsense'],
    ] as const) {
      expect(await check(certificate, { statusList })).toMatchObject({ outcome: 'good', status: 'unusable' });
    }
  });

  it('one that nothing but its own key speaks for', async () => {
    const text = await signedCertificate(strange);
    expect(await check(text, { issuer: null })).toMatchObject({ outcome: 'unproven', key: null });
    const statusList = await signedList(strange, [94_567]);
    expect(await outcome(text, { issuer: null, statusList })).toBe('revoked');
    // Only a key is known, and no name.
    expect(await outcome(text, { issuer: { did: null, keys: [current.x] } })).toBe('foreign');
    expect(await outcome(text, { issuer: { did: null, keys: [strange.x] } })).toBe('good');
  });

  it('one from the future, and one whose time is over', async () => {
    expect(await outcome(await signedCertificate(current), { now: new Date('2026-02-01') })).toBe(
      'not_yet_valid',
    );
    const ends = { validUntil: '2026-04-01T00:00:00Z', exp: Date.parse('2026-04-01T00:00:00Z') / 1000 };
    expect(await outcome(await signed(current, { ...credentialClaims(facts), ...ends }))).toBe('expired');
  });

  it('what is no certificate', async () => {
    const { iss, ...anonymous } = credentialClaims(facts);
    expect(await outcome(await signed(current, { ...anonymous, iss: `${iss}.evil.example` }))).toBe(
      'malformed',
    );
    expect(await outcome(await signed(current, anonymous))).toBe('malformed');
    expect(await outcome(await signed(current, { ...credentialClaims(facts), nbf: 1 }))).toBe('malformed');
    expect(await outcome(await signed(current, { sub: 'a session of ours' }))).toBe('malformed');
    expect(
      await outcome(await signed(current, { ...credentialClaims(facts), type: 'VerifiableCredential' })),
    ).toBe('malformed');
    for (const text of ['', 'a.b.c', 'nonsense', '{}', '..', 'e30.e30.'])
      expect(await outcome(text)).toBe('malformed');
  });

  it('no other algorithm is taken for a signature', async () => {
    const jwk = { kty: 'OKP', crv: 'Ed25519', x: current.x };
    for (const alg of ['none', 'HS256', undefined]) {
      const header = { ...(alg === undefined ? {} : { alg }), jwk };
      expect(await outcome(await signed(current, credentialClaims(facts), header))).toBe('altered');
    }
    const small = { kty: 'OKP', crv: 'Ed25519', x: toBase64url(new Uint8Array(32)) };
    const forged = await signed(strange, credentialClaims(facts), { alg: 'EdDSA', jwk: small });
    expect(['altered', 'malformed']).toContain(await outcome(forged));
  });
});
