import { createHash } from 'node:crypto';

/**
 * A UUID that follows from its name, so that a link into the demo academy is the same in every installation.
 * Version 8 (RFC 9562) is the one for ids derived in a way of one's own, here SHA-256.
 */
export function stableId(...name: readonly (string | number)[]): string {
  const bytes = createHash('sha256')
    .update(`academy demo\0${name.join('\0')}`)
    .digest();
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex', 0, 16);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
