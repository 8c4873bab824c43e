import { createDecipheriv } from 'node:crypto';

/** As a player does it: AES-128 in CBC, with the segment's number for an IV. Throws when the key is another one. */
export function decryptSegment(ciphertext: Buffer, contentKey: Buffer, sequenceNumber: number): Buffer {
  const iv = Buffer.alloc(16);
  iv.writeUInt32BE(sequenceNumber, 12);
  const decipher = createDecipheriv('aes-128-cbc', contentKey, iv);
  return Buffer.concat([decipher.update(ciphertext), decipher.final()]);
}
