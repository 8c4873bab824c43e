/** Compresses and decompresses with what browsers and Node.js have alike. */

/** What certificates and lists of them unpack to is far smaller: a file that unpacks to more is a trap. */
const largestUnpacked = 1024 * 1024;

/** Null for what is not compressed so, or is too large. */
export async function decompress(
  bytes: Uint8Array<ArrayBuffer>,
  format: 'gzip' | 'deflate',
): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return await pipe(bytes, new DecompressionStream(format), largestUnpacked);
  } catch {
    return null;
  }
}

export async function pipe(
  bytes: Uint8Array<ArrayBuffer>,
  through: CompressionStream | DecompressionStream,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const writer = through.writable.getWriter();
  // A failure is told by the reading end, too.
  writer.write(bytes).catch(() => undefined);
  writer.close().catch(() => undefined);
  const reader = through.readable.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    length += next.value.length;
    if (length > maxBytes) {
      await reader.cancel();
      throw new Error('It unpacks to more than it may.');
    }
    chunks.push(new Uint8Array(next.value));
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}
