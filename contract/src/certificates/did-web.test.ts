import { describe, expect, it } from 'vitest';
import { buildDidDocument, didDocumentUrl, didOf, readDidDocument } from './did-web.ts';

const keys = [
  { thumbprint: 'new', x: 'A'.repeat(43) },
  { thumbprint: 'old', x: `${'B'.repeat(42)}A` },
];

describe('an academy is known by its address', () => {
  it.each([
    [
      'https://academy.example.org',
      'did:web:academy.example.org',
      'https://academy.example.org/.well-known/did.json',
    ],
    [
      'https://example.org:8443',
      'did:web:example.org%3A8443',
      'https://example.org:8443/.well-known/did.json',
    ],
    ['http://localhost:3000', 'did:web:localhost%3A3000', 'http://localhost:3000/.well-known/did.json'],
  ])('%s', (origin, did, document) => {
    expect(didOf(origin)).toBe(did);
    expect(didDocumentUrl(did)).toBe(document);
  });

  it.each(['did:key:z6Mk', 'https://example.org', 'did:web:', 'did:web:a/b', 'did:web:a b'])(
    'not by %s',
    (did) => {
      expect(didDocumentUrl(did)).toBeNull();
    },
  );

  it('and its document gives its keys back, the current one first', () => {
    const document = buildDidDocument('did:web:a.example', keys);
    expect(document.assertionMethod).toEqual(['did:web:a.example#new', 'did:web:a.example#old']);
    expect(readDidDocument(JSON.parse(JSON.stringify(document)))).toEqual({
      did: 'did:web:a.example',
      keys: keys.map(({ x }) => x),
    });
  });

  it.each([
    null,
    [],
    {},
    { id: 'did:web:a' },
    { id: 'did:web:a', verificationMethod: [{ publicKeyJwk: { kty: 'RSA' } }] },
  ])('a document without such a key is none: %j', (document) => {
    expect(readDidDocument(document)).toBeNull();
  });
});
