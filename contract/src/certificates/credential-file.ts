/** Finds the signed credential in what people keep of a certificate: the file itself, the picture or the PDF. */
import { parseJwt } from './compact-jwt.ts';
import { decompress } from './compressed-bytes.ts';
import { isPng, readPngText } from './png-text.ts';

/** The name that Open Badges gives the text in a picture. */
export const bakedKeyword = 'openbadgecredential';
/** A PDF has two hundred kilobytes. */
export const largestCredentialFile = 20 * 1024 * 1024;

/** It shows people a page or a picture beside what it carries, and no signature covers those. */
export const showsMoreThanIsSigned = (file: Uint8Array): boolean => isPng(file) || isPdf(file);

/** Null where there is none; what is found has the shape of a token and is not checked. */
export async function findCredential(file: Uint8Array<ArrayBuffer>): Promise<string | null> {
  if (file.length > largestCredentialFile) return null;
  if (isPng(file)) return readPngText(file, bakedKeyword);
  const text = new TextDecoder('latin1').decode(file);
  return isPdf(file) ? findInPdf(file, text) : asToken(text);
}

const isPdf = (file: Uint8Array): boolean => latin1(file.subarray(0, 5)) === '%PDF-';

/** An embedded file of the PDF. One that another program has packed anew may hide it. */
async function findInPdf(file: Uint8Array<ArrayBuffer>, text: string): Promise<string | null> {
  for (const { index } of text.matchAll(/\/Type\s*\/EmbeddedFile\b/g)) {
    const start = /stream\r?\n/g;
    start.lastIndex = index;
    const found = start.exec(text);
    const end = text.indexOf('endstream', start.lastIndex);
    if (found === null || end === -1) continue;
    const packed = file.slice(start.lastIndex, end);
    const credential = asToken(latin1((await inflate(packed)) ?? packed));
    if (credential !== null) return credential;
  }
  return null;
}

/** Programs end the bytes with a line break or two, which the format of the bytes takes for rubbish. */
async function inflate(packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer> | null> {
  let end = packed.length;
  for (let breaks = 0; breaks < 3; breaks += 1) {
    const unpacked = await decompress(packed.slice(0, end), 'deflate');
    if (unpacked !== null) return unpacked;
    end -= 1;
  }
  return null;
}

const latin1 = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);

function asToken(text: string): string | null {
  const token = text.trim();
  return parseJwt(token) === null ? null : token;
}
