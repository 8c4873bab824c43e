import { deflateSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  bakedKeyword,
  findCredential,
  largestCredentialFile,
  showsMoreThanIsSigned,
} from './credential-file.ts';
import { isPng, readPngText, writePngText } from './png-text.ts';
import { newTestKey, signedCertificate } from './testing/signed-credential.ts';

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const picture = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
);

let credential: string;
beforeAll(async () => {
  credential = await signedCertificate(await newTestKey());
});

describe('the credential is found', () => {
  it('in its own file', async () => {
    expect(await findCredential(bytesOf(`${credential}\n`))).toBe(credential);
  });

  it('in a picture, which stays a picture', async () => {
    const baked = writePngText(picture, bakedKeyword, credential);
    expect(isPng(baked)).toBe(true);
    expect(await findCredential(baked)).toBe(credential);
    expect(Buffer.from(baked).indexOf(picture.subarray(33))).toBeGreaterThan(0);
    const twice = writePngText(baked, bakedKeyword, 'another');
    expect(readPngText(twice, bakedKeyword)).toBe('another');
    expect(twice.length).toBe(baked.length - credential.length + 'another'.length);
  });

  it.each([
    ['packed', (text: string) => deflateSync(text).toString('latin1')],
    ['as it is', (text: string) => text],
  ])('in a PDF, %s', async (_how, pack) => {
    const pdf = `%PDF-1.7\n1 0 obj\n<< /Type /EmbeddedFile /Length 9 >>\nstream\n${pack(credential)}\nendstream\nendobj\n`;
    expect(await findCredential(bytesOf(pdf))).toBe(credential);
  });

  it('beside what no signature covers in a picture and in a PDF, and alone in its own file', () => {
    const files = [picture, bytesOf('%PDF-1.7\n'), bytesOf(credential), bytesOf('')];
    expect(files.map(showsMoreThanIsSigned)).toEqual([true, true, false, false]);
  });

  it('in nothing else', async () => {
    for (const text of [
      '',
      'Hello',
      '%PDF-1.7\n/Type /EmbeddedFile',
      '%PDF-1.7\n/Type /EmbeddedFile\nstream\nx\nendstream',
    ]) {
      expect(await findCredential(bytesOf(text))).toBeNull();
    }
    expect(await findCredential(picture)).toBeNull();
    expect(await findCredential(picture.subarray(0, 50))).toBeNull();
    expect(await findCredential(new Uint8Array(largestCredentialFile + 1))).toBeNull();
  });

  it('not in bytes that unpack to more than any certificate', async () => {
    const bomb = deflateSync(Buffer.alloc(50 * 1024 * 1024)).toString('latin1');
    expect(
      await findCredential(bytesOf(`%PDF-1.7\n/Type /EmbeddedFile\nstream\n${bomb}\nendstream`)),
    ).toBeNull();
  });
});
