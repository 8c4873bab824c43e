import type { BlobStore } from '@academy/platform/blobs/blob-store.ts';

/** The whole of a blob; null when there is none, or when it has more bytes than should be held at once. */
export async function readBlob(blobs: BlobStore, key: string, maxBytes: number): Promise<Buffer | null> {
  const opened = await blobs.get(key);
  if (opened === null) return null;
  if (opened.size > maxBytes) {
    opened.stream.destroy();
    return null;
  }
  // A part of Node's shared pool, which a small allocation would be, would stay in memory with all its neighbours.
  const bytes = Buffer.allocUnsafeSlow(opened.size);
  let read = 0;
  for await (const chunk of opened.stream as AsyncIterable<Buffer>) read += chunk.copy(bytes, read);
  if (read !== opened.size) throw new Error(`A blob of ${opened.size} bytes ended after ${read}.`);
  return bytes;
}
