import type { BlobContent } from '../blob-store.ts';

const MEGABYTE = 1024 * 1024;

/**
 * A store takes at most 10,000 parts of at least 5 MB. Small ones first: they are held in memory. All together they hold a
 * terabyte. A part's number alone says its size, so whoever goes on with an upload cuts it as the one before did.
 */
export function partBytes(number: number): number {
  if (number <= 1_000) return 8 * MEGABYTE;
  return number <= 2_000 ? 32 * MEGABYTE : 128 * MEGABYTE;
}

/** Cuts content into parts, beginning with this number. The last may be shorter; of nothing there are none. */
export async function* cutIntoParts(content: BlobContent, number = 1): AsyncGenerator<Buffer> {
  let next = number;
  let pieces: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of content instanceof Uint8Array ? [content] : content) {
    let rest = chunk;
    while (size + rest.byteLength >= partBytes(next)) {
      const missing = partBytes(next) - size;
      yield Buffer.concat([...pieces, rest.subarray(0, missing)]);
      rest = rest.subarray(missing);
      [pieces, size] = [[], 0];
      next += 1;
    }
    if (rest.byteLength === 0) continue;
    pieces.push(rest);
    size += rest.byteLength;
  }
  if (size > 0) yield Buffer.concat(pieces);
}
