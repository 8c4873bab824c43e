import type { BlobStore } from '@academy/platform/blobs/blob-store.ts';

/** The whole of a blob; null when there is none, or when it has more bytes than should be held at once. */
export async function readBlob(blobs: BlobStore, key: string, maxBytes: number): Promise<Buffer | null> {
  const opened = await blobs.get(key);
  if (opened === null) return null;
  if (opened.size > maxBytes) {
    opened.stream.destroy();
    return null;
  }
  const chunks: Buffer[] = [];
  for await (const chunk of opened.stream as AsyncIterable<Buffer>) chunks.push(chunk);
  const bytes = joined(chunks, opened.size);
  if (bytes === null) throw new Error(`A blob does not have the ${opened.size} bytes that it should have.`);
  return bytes;
}

/** In memory of their own: a part of something larger would keep all of it in memory for as long as itself. */
function joined(chunks: readonly Buffer[], size: number): Buffer | null {
  if (chunks.reduce((sum, { length }) => sum + length, 0) !== size) return null;
  const [only] = chunks;
  // What a store reads in one piece, as it does most segments, need not be copied.
  if (only?.length === size && only.buffer.byteLength === size) return only;
  const bytes = Buffer.allocUnsafeSlow(size);
  let end = 0;
  for (const chunk of chunks) end += chunk.copy(bytes, end);
  return bytes;
}
