const BYTES = Float32Array.BYTES_PER_ELEMENT;

/** Samples out of their bytes, without the first `surplus` ones. Chunks of bytes may end in the middle of a sample. */
export async function* floatsOf(
  chunks: AsyncIterable<Buffer>,
  surplus: number,
): AsyncGenerator<Float32Array> {
  let rest: Buffer = Buffer.alloc(0);
  let surplusBytes = surplus * BYTES;
  for await (const chunk of chunks) {
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    const whole = bytes.length - (bytes.length % BYTES);
    rest = bytes.subarray(whole);
    const from = Math.min(whole, surplusBytes);
    surplusBytes -= from;
    // Copied: a view needs an aligned beginning, and the chunk's memory may be used again.
    if (whole > from) yield new Float32Array(new Uint8Array(bytes.subarray(from, whole)).buffer);
  }
}
