import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Secrets } from '../secrets.ts';

/*
 * The AES-128 key of a version of a video. In the database it is sealed with a key that is derived from the academy's
 * secret: whoever steals a copy of the database and of the files still has only noise. The version's id is part of the
 * seal, so that the key of one video cannot be passed off as another's.
 */

export const CONTENT_KEY_BYTES = 16;

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export function newContentKey(): Buffer {
  return randomBytes(CONTENT_KEY_BYTES);
}

export function sealContentKey(secret: string, assetId: string, key: Buffer): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', sealingKey(secret), nonce).setAAD(Buffer.from(assetId));
  return Buffer.concat([nonce, cipher.update(key), cipher.final(), cipher.getAuthTag()]).toString('base64');
}

/** Throws when the secret is another one than it was sealed with, or the seal belongs to another version. */
export function openContentKey(secret: string, assetId: string, sealed: string): Buffer {
  const bytes = Buffer.from(sealed, 'base64');
  const tag = bytes.subarray(bytes.length - TAG_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', sealingKey(secret), bytes.subarray(0, NONCE_BYTES))
    .setAAD(Buffer.from(assetId))
    .setAuthTag(tag);
  return Buffer.concat([
    decipher.update(bytes.subarray(NONCE_BYTES, bytes.length - TAG_BYTES)),
    decipher.final(),
  ]);
}

/** With whichever of the secrets it was sealed; null when it was none of them. */
export function findContentKey(secrets: Secrets, assetId: string, sealed: string): Buffer | null {
  return secrets.find((secret) => openOrNull(secret, assetId, sealed));
}

export function openOrNull(secret: string, assetId: string, sealed: string): Buffer | null {
  try {
    return openContentKey(secret, assetId, sealed);
  } catch {
    return null;
  }
}

function sealingKey(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'academy video content keys', 32));
}
