export function toBase64url(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Null for what is none. Only the one spelling that we would write: a second one would be a file that was changed unseen. */
export function fromBase64url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]*$/.test(text)) return null;
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = new Uint8Array(binary.length);
    for (let at = 0; at < bytes.length; at += 1) bytes[at] = binary.charCodeAt(at);
    // Four letters are three bytes in one way alone. Only what is left at the end can be spelt differently.
    const end = text.length - (text.length % 4);
    return toBase64url(bytes.subarray((end / 4) * 3)) === text.slice(end) ? bytes : null;
  } catch {
    return null;
  }
}
