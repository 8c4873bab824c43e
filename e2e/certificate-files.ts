/** What a stranger does with a certificate: looks at its page, checks its file without a network, and when the academy is no more. */
import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectReadable } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { academyCommand } from './start-academy.ts';

interface KeptFiles {
  readonly file: string;
  /** The keys of the academy. */
  readonly did: string;
}

const verdictOn = (page: Page) => page.locator('[data-verdict]');

export async function expectGenuine(page: Page, address: string, name: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(verdictOn(page)).toContainText('This certificate is genuine');
  await expect(verdictOn(page)).toContainText(
    "Your browser checked it just now against the academy's public key.",
  );
  await expectReadable(page, 'a certificate');
}

/** As somebody would keep them who gives the certificate on. */
export async function keepFiles(page: Page, certificate: string): Promise<KeptFiles> {
  await page.goto(certificate);
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: /^Signed file/ }).click();
  const file = test.info().outputPath('certificate.jwt');
  await (await saved).saveAs(file);
  const did = test.info().outputPath('did.json');
  await writeFile(did, await (await page.request.get('/.well-known/did.json')).body());
  return { file, did };
}

/** From the page of a certificate. */
export async function expectCheckedOffline(page: Page, { file }: KeptFiles): Promise<void> {
  const credential = await readFile(file);
  await page.getByRole('link', { name: 'Check a file' }).click();
  await expect(page.getByText('Ready. From here on no connection is needed')).toBeVisible();
  await page.context().setOffline(true);
  const check = (buffer: Buffer) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'certificate.jwt', mimeType: 'text/plain', buffer });
  await check(credential);
  await expect(verdictOn(page)).toContainText('This certificate is genuine');
  await expect(verdictOn(page)).toContainText('Whether it was revoked since could not be looked up.');
  await expectReadable(page, 'a checked file');
  // One letter of its signature is another.
  const at = credential.length - 20;
  credential[at] = credential[at] === 65 ? 66 : 65;
  await check(credential);
  await expect(verdictOn(page)).toContainText('This certificate was altered');
}

/** By the command line, on a machine that has no academy. */
export async function expectOutlived({ file, did }: KeptFiles, name: string): Promise<void> {
  const nowhere = test.info().outputPath('nothing');
  const told = await academyCommand(nowhere, 'verify', file, '--did', did);
  expect(told).toContain(name);
  expect(told).toMatch(/genuine|good/i);
  const altered = test.info().outputPath('altered.jwt');
  const [head, payload = '', signature] = (await readFile(file, 'utf8')).split('.');
  const claims = Buffer.from(payload, 'base64url').toString().replace(name, 'Somebody Else');
  await writeFile(altered, [head, Buffer.from(claims).toString('base64url'), signature].join('.'));
  await expect(academyCommand(nowhere, 'verify', altered, '--did', did)).rejects.toThrow();
}
