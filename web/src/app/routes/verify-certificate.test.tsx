import { didDocumentPath } from '@academy/contract/certificates/certificate-paths.ts';
import { bakedKeyword } from '@academy/contract/certificates/credential-file.ts';
import { buildDidDocument } from '@academy/contract/certificates/did-web.ts';
import { criterionNarrative } from '@academy/contract/certificates/open-badge.ts';
import { writePngText } from '@academy/contract/certificates/png-text.ts';
import {
  did,
  listUrl,
  newTestKey,
  signedCertificate,
  signedList,
} from '@academy/contract/certificates/testing/signed-credential.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { openApp } from '@/app/testing/open-app.tsx';
import { loadCatalogue, speak } from '@/lib/language/language.ts';
import { expectAccessible } from '@/lib/testing/expect-accessible.ts';
import { refused, server } from '@/lib/testing/fake-server.ts';
import { pickerBehind } from '@/lib/testing/picker-behind.ts';
import { publicCertificate } from '@/lib/testing/sample-certificates.ts';

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

const asPdf = (token: string) =>
  `%PDF-1.7\n1 0 obj\n<< /Type /EmbeddedFile >>\nstream\n${token}\nendstream\nendobj\nA name that was printed over\n`;

const picture = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
);
const asPicture = (token: string) => writePngText(picture, bakedKeyword, token);

async function check(text: BlobPart, name = 'certificate.jwt') {
  const app = openApp('/certificates/verify');
  await app.hand.upload(
    pickerBehind(await screen.findByRole('button', { name: 'Choose a file' })),
    new File([text], name),
  );
  await waitFor(() => expect(verdict()).not.toBe(''));
  return app;
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
  for (const said of ['আনিকা রহমান', 'Weaving', 'Babul', 'March 1, 2026'])
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

test.each([
  ['PDF', asPdf, 'certificate.pdf'],
  ['picture', asPicture, 'badge.png'],
])('of a %s, only the certificate in it is called genuine, and not the page', async (_, packed, name) => {
  server.serve({ [didDocumentPath]: keysOf(key.x) });
  await check(packed(await signedCertificate(key)), name);
  expect(verdict()).toContain('The signed certificate in this file is genuine');
  expect(verdict()).toContain('The page or picture that the file shows was not checked');
  expect(verdict()).not.toContain('This certificate is genuine');
  expect(screen.getByRole('region', { name: 'What it says' }).textContent).toContain('Weaving');
  await expectAccessible('a certificate in a page');
});

test('of a PDF nothing more is promised without the academy’s key, and one with an altered certificate is altered', async () => {
  const { close } = await check(asPdf(await signedCertificate(key)));
  expect(verdict()).toContain('The certificate in this file is unaltered, but its signer is not known');
  expect(verdict()).toContain('The page or picture that the file shows was not checked');
  close();
  await check(asPdf(withOtherName(await signedCertificate(key))));
  expect(verdict()).toContain('This certificate was altered');
  expect(verdict()).not.toContain('Compare it with what stands below');
});

test('with a connection, a revoked one is found by the academy’s list', async () => {
  server.serve({
    [didDocumentPath]: keysOf(key.x),
    [new URL(listUrl).pathname]: await signedList(key, [94_567]),
  });
  await check(await signedCertificate(key));
  expect(verdict()).toContain('This certificate was revoked');
});

const number = '7d334281-0c5e-4f3a-9b1d-2f6a8c4e1b90';

async function openByText(text: string) {
  const app = openApp('/certificates/verify');
  await app.hand.type(await screen.findByRole('textbox', { name: 'Link or number' }), text);
  await app.hand.click(screen.getByRole('button', { name: 'Open certificate' }));
  return app;
}

test.each([
  ['number', () => ` ${number} `],
  ['link', () => `${window.location.origin}/certificates/${number}`],
])('the %s that is printed on a certificate leads to its page', async (_, text) => {
  server.answer({ getCertificate: publicCertificate({ _id: number }) });
  const { address } = await openByText(text());
  await waitFor(() => expect(address()).toBe(`/certificates/${number}`));
  await screen.findByText('Certificate of completion');
});

test('a number that no certificate has is told by the page that there is for it', async () => {
  server.answer({ getCertificate: refused(404, 'Certificate not found', 'certificate_not_found') });
  await openByText(number);
  await screen.findByRole('heading', { level: 1, name: 'Certificate Not Found' });
});

test('the link of another academy is offered, and nothing is asked of this one', async () => {
  const link = `https://elsewhere.example/certificates/${number}`;
  const { address } = await openByText(link);
  const ask = await screen.findByRole('link', { name: 'Ask at elsewhere.example' });
  expect(ask.getAttribute('href')).toBe(link);
  expect(screen.getByText('This link leads to another academy')).toBeDefined();
  expect(address()).toBe('/certificates/verify');
  expect(server.requests('getCertificate')).toEqual([]);
  await expectAccessible('a link elsewhere');
});

test('what is neither a link nor a number is answered with what is expected, until it is changed', async () => {
  const { hand } = await openByText('Nadia Rahman');
  const field = screen.getByRole('textbox', { name: 'Link or number' });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(
    screen.getByText('Enter the whole link, or the number: 36 letters, digits and hyphens.'),
  ).toBeDefined();
  await expectAccessible('no link and no number');
  await hand.type(field, 'x');
  expect(field.getAttribute('aria-invalid')).toBeNull();
});

test('in Bengali the criterion is said in Bengali, and beside it in the words that were signed', async () => {
  server.serve({ [didDocumentPath]: keysOf(key.x) });
  speak('bn', await loadCatalogue('bn'));
  onTestFinished(() => speak('en', {}));
  const { hand } = openApp('/certificates/verify');
  const choose = await screen.findByRole('button', { name: 'ফাইল বাছুন' });
  await hand.upload(pickerBehind(choose), new File([await signedCertificate(key)], 'certificate.jwt'));
  const criterion = (await screen.findByText('শর্ত')).nextElementSibling;
  expect(criterion?.textContent).toContain('একাডেমির হিসাবে কোর্সের প্রতিটি পাঠ খোলা হয়েছে।');
  expect(criterion?.textContent).toContain('৮০%');
  const signedWords = criterion?.querySelector('[lang="en"]')?.textContent;
  expect(signedWords).toBe(criterionNarrative({ passMark: 80 }));
  expect(criterion?.textContent).toContain('যেভাবে স্বাক্ষরিত:');
});
