import { createDecipheriv } from 'node:crypto';
import { open } from 'node:fs/promises';
import { PACKET_BYTES } from './transport-stream.ts';

const BLOCK_BYTES = 16;

/**
 * Whether a segment was written to its end. Some builds of ffmpeg ignore a full disk and list segments that they could not
 * write. Only a whole segment ends in valid padding, so its last two blocks are enough to read.
 */
export async function isWholeSegment(file: string, contentKey: Buffer): Promise<boolean> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    if (size < 2 * BLOCK_BYTES || size % BLOCK_BYTES !== 0) return false;
    const end = Buffer.alloc(2 * BLOCK_BYTES);
    await handle.read(end, 0, end.length, size - end.length);
    return endsInPadding(end, contentKey, size);
  } finally {
    await handle.close();
  }
}

/** In CBC, decrypting the last block needs only the block before it. */
function endsInPadding(end: Buffer, contentKey: Buffer, size: number): boolean {
  const decipher = createDecipheriv('aes-128-cbc', contentKey, end.subarray(0, BLOCK_BYTES));
  try {
    const last = Buffer.concat([decipher.update(end.subarray(BLOCK_BYTES)), decipher.final()]);
    return (size - BLOCK_BYTES + last.length) % PACKET_BYTES === 0;
  } catch {
    return false;
  }
}

/** As a player does it: AES-128 in CBC, with the segment's number for an IV. Throws when the key is another one. */
export function decryptSegment(ciphertext: Buffer, contentKey: Buffer, sequenceNumber: number): Buffer {
  const iv = Buffer.alloc(16);
  iv.writeUInt32BE(sequenceNumber, 12);
  const decipher = createDecipheriv('aes-128-cbc', contentKey, iv);
  return Buffer.concat([decipher.update(ciphertext), decipher.final()]);
}
