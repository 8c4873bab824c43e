import { didDocumentPath } from '@academy/contract/certificates/certificate-paths.ts';
import { buildDidDocument } from '@academy/contract/certificates/did-web.ts';
import {
  did,
  listUrl,
  newTestKey,
  signedCertificate,
  signedList,
} from '@academy/contract/certificates/testing/signed-credential.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '@/app/testing/open-app.tsx';
import { expectAccessible } from '@/lib/testing/expect-accessible.ts';
import { server } from '@/lib/testing/fake-server.ts';
import { pickerBehind } from '@/lib/testing/picker-behind.ts';

const key = await newTestKey();
const ready = 'Ready. From here on no connection is needed, and the file does not leave your device.';
const verdict = () => document.querySelector('[data-verdict]')?.textContent ?? '';
const keysOf = (x: string) => JSON.stringify(buildDidDocument(did, [{ thumbprint: 'one', x }]));

/** What it says is changed, and its signature left as it was. */
function withOtherName(token: string): string {
  const [header, payload = '', signature] = token.split('.');
  const words = Buffer.from(payload, 'base64url').toString().replace('Weaving', 'Brain surgery');
  return [header, Buffer.from(words).toString('base64url'), signature].join('.');
}

async function check(text: string) {
  const { hand } = openApp('/certificates/verify');
  await hand.upload(
    pickerBehind(await screen.findByRole('button', { name: 'Choose a file' })),
    new File([text], 'certificate.jwt'),
  );
  await waitFor(() => expect(verdict()).not.toBe(''));
}

test('without the academy’s key only alterations can be found, and the page says so', async () => {
  await check(await signedCertificate(key));
  expect(verdict()).toContain('Unaltered, but the signer is not known');
  expect(screen.getByText(/public key could not be fetched/)).toBeDefined();
  await expectAccessible('a certificate without a key');
});

test('a file is checked in the browser, and says what it says', async () => {
  server.serve({ [didDocumentPath]: keysOf(key.x) });
  await check(await signedCertificate(key));
  expect(verdict()).toContain('This certificate is genuine');
  expect(screen.getByText(ready)).toBeDefined();
  // The list of what was revoked is not to be had here, as without a network.
  expect(verdict()).toContain('Whether it was revoked since could not be looked up.');
  const facts = screen.getByRole('region', { name: 'What it says' });
  for (const said of ['আনিকা রহমান', 'Weaving', 'Babul', '1 March 2026'])
    expect(facts.textContent).toContain(said);
  await expectAccessible('a certificate from a file');
});

test.each([
  ['altered', async () => withOtherName(await signedCertificate(key)), 'This certificate was altered'],
  ['forged', async () => signedCertificate(await newTestKey()), 'This certificate is forged'],
  [
    'foreign',
    async () =>
      signedCertificate(await newTestKey(), {
        issuer: { did: 'did:web:elsewhere.example', name: 'Elsewhere', url: 'https://elsewhere.example' },
      }),
    'This certificate is of another academy',
  ],
  ['no certificate', async () => 'Dear Sir or Madam,', 'This is no certificate'],
])('a file that is %s is told apart', async (_, file, title) => {
  server.serve({ [didDocumentPath]: keysOf(key.x) });
  await check(await file());
  expect(verdict()).toContain(title);
});

test('with a connection, a revoked one is found by the academy’s list', async () => {
  server.serve({
    [didDocumentPath]: keysOf(key.x),
    [new URL(listUrl).pathname]: await signedList(key, [94_567]),
  });
  await check(await signedCertificate(key));
  expect(verdict()).toContain('This certificate was revoked');
});
