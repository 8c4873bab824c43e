/**
 * The text of a file in whichever encoding it was saved. A mark at its beginning tells; without one, a caption file begins
 * with a letter or digit of ASCII, of which UTF-16 has a zero byte beside it; the rest is UTF-8, or of an old Windows.
 */
export function decodeCaptionFile(bytes: Uint8Array): string {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return decode('utf-8', bytes);
  if (first === 0xff && second === 0xfe) return decode('utf-16le', bytes);
  if (first === 0xfe && second === 0xff) return decode('utf-16be', bytes);
  if (first !== 0 && second === 0) return decode('utf-16le', bytes);
  if (first === 0 && second !== 0) return decode('utf-16be', bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decode('windows-1252', bytes);
  }
}

/** The mark is no part of the text, and what cannot be read becomes a replacement character. */
function decode(encoding: string, bytes: Uint8Array): string {
  return new TextDecoder(encoding).decode(bytes);
}
