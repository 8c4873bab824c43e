import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { BlobStore } from '../blobs/blob-store.ts';

export interface Measure {
  readonly size: number;
  readonly checksum: string;
}

/** Passes bytes on and knows afterwards how many there were, and their checksum. */
export function measuredBytes() {
  const hash = createHash('sha256');
  let size = 0;
  let checksum: string | undefined;
  return {
    async *pass(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
      for await (const bytes of source) {
        size += bytes.byteLength;
        hash.update(bytes);
        yield bytes;
      }
    },
    result(): Measure {
      checksum ??= hash.digest('hex');
      return { size, checksum };
    },
  };
}

const READ_BYTES = 1024 * 1024;

export async function measureStream(source: AsyncIterable<Uint8Array>): Promise<Measure> {
  const { pass, result } = measuredBytes();
  for await (const _ of pass(source));
  return result();
}

/** null when there is no such blob. */
export async function measureBlob(store: BlobStore, key: string): Promise<Measure | null> {
  const opened = await store.get(key);
  return opened === null ? null : measureStream(opened.stream);
}

export function measureFile(file: string): Promise<Measure> {
  return measureStream(createReadStream(file, { highWaterMark: READ_BYTES }));
}
