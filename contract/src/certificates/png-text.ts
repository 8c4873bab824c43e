/** Writes a text into a PNG and reads it back: an iTXt chunk, as Open Badges asks for. The picture stays as it is. */
const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const headBytes = 8;
const crcBytes = 4;

interface Chunk {
  readonly type: string;
  /** Where it begins, with its length and type. */
  readonly at: number;
  readonly data: Uint8Array<ArrayBuffer>;
  readonly end: number;
}

export function isPng(bytes: Uint8Array): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

/** In front of the picture's own bytes; a text of the same keyword that was there goes. */
export function writePngText(
  png: Uint8Array<ArrayBuffer>,
  keyword: string,
  text: string,
): Uint8Array<ArrayBuffer> {
  const added = chunkOf('iTXt', new TextEncoder().encode(`${keyword}\0\0\0\0\0${text}`));
  const parts: Uint8Array<ArrayBuffer>[] = [png.subarray(0, signature.length)];
  for (const chunk of chunksOf(png)) {
    if (textOf(chunk, keyword) === null) parts.push(png.subarray(chunk.at, chunk.end));
    if (chunk.type === 'IHDR') parts.push(added);
  }
  return joined(parts);
}

/** Null where there is none. A compressed text is not ours, and left alone. */
export function readPngText(png: Uint8Array<ArrayBuffer>, keyword: string): string | null {
  for (const chunk of chunksOf(png)) {
    const text = textOf(chunk, keyword);
    if (text !== null) return text;
  }
  return null;
}

function* chunksOf(png: Uint8Array<ArrayBuffer>): Generator<Chunk> {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  for (let at = signature.length; at + headBytes + crcBytes <= png.length; ) {
    const length = view.getUint32(at);
    const end = at + headBytes + length + crcBytes;
    if (end > png.length) return;
    const type = String.fromCharCode(...png.subarray(at + 4, at + headBytes));
    yield { type, at, end, data: png.subarray(at + headBytes, end - crcBytes) };
    at = end;
  }
}

function textOf({ type, data }: Chunk, keyword: string): string | null {
  if (type !== 'iTXt') return null;
  const [name, rest] = cutAtZero(data);
  // Not compressed; then the language and the keyword in it, each ended by a zero.
  if (name !== keyword || rest[0] !== 0) return null;
  const [, afterLanguage] = cutAtZero(rest.subarray(2));
  const [, text] = cutAtZero(afterLanguage);
  return new TextDecoder().decode(text);
}

function cutAtZero(bytes: Uint8Array<ArrayBuffer>): [string, Uint8Array<ArrayBuffer>] {
  const zero = bytes.indexOf(0);
  const end = zero === -1 ? bytes.length : zero;
  return [new TextDecoder('latin1').decode(bytes.subarray(0, end)), bytes.subarray(end + 1)];
}

function chunkOf(type: string, data: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const chunk = new Uint8Array(headBytes + data.length + crcBytes);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, data.length);
  chunk.set(new TextEncoder().encode(type), 4);
  chunk.set(data, headBytes);
  view.setUint32(headBytes + data.length, crc32(chunk.subarray(4, headBytes + data.length)));
  return chunk;
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

function joined(parts: readonly Uint8Array<ArrayBuffer>[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
