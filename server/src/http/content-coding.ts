/** Text that is compressed once and sent often: which coding a client takes, and the bytes in it. */
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';

export type ContentCoding = 'br' | 'gzip' | 'identity';

/** The best of ours that an Accept-Encoding header takes. */
export function chooseCoding(header: string | undefined): ContentCoding {
  return (negotiate(header ?? '', ['br', 'gzip']) as ContentCoding | null) ?? 'identity';
}

/** Nine tenths of what the best quality saves, for a fortieth of its time. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

const encoders: Readonly<Record<ContentCoding, (text: string) => Buffer>> = {
  br: (text) => brotliCompressSync(text, brotli),
  gzip: (text) => gzipSync(text, { level: 9 }),
  identity: (text) => Buffer.from(text),
};

/** For a few kB: it is done at once, which takes less than handing it to another thread. */
export function encodeText(text: string, coding: ContentCoding): Buffer {
  // A copy, to be kept: zlib gives a view of 16 kB, however little is in it.
  return Buffer.from(new Uint8Array(encoders[coding](text)).buffer);
}

/** The same for more than a few kB, on another thread. */
export async function encodeBytes(bytes: Buffer, coding: ContentCoding): Promise<Buffer> {
  switch (coding) {
    case 'br':
      return promisify(brotliCompress)(bytes, brotli);
    case 'gzip':
      return promisify(gzip)(bytes);
    default:
      return bytes;
  }
}
